/** How long a tab tells of a change: far longer than storage needs to reach the other tabs. */
const TOLD_MILLISECONDS = 3000;
/** How long a reader waits for a change that it has been told of. */
const PATIENCE_MILLISECONDS = 1000;
const LOOK_AGAIN_MILLISECONDS = 5;

export interface TabStorageParts {
  /** The key in local storage. */
  readonly name: string;
  readonly storage: Storage;
  /** The browser's locks; without them a tab may read what was there a moment before. */
  readonly locks?: LockManager | undefined;
}

interface Change {
  /** Of two changes the later one has the greater number. */
  readonly number: number;
  readonly kind: 'written' | 'removed';
}

/**
 * One entry of local storage, which each tab reads as any of them left it. Browsers hand a change
 * on to the other tabs a little later, also to one that waited for a lock in between; but locks are
 * known to all tabs at once. So a tab that has changed the entry holds a lock that is named after
 * the change for a while, and a reader waits for the change that it is told of.
 */
export class TabStorage {
  constructor(private readonly parts: TabStorageParts) {}

  async read(): Promise<string | undefined> {
    const told = await this.newestTold();
    if (told === undefined) return this.entry().text;
    const deadline = Date.now() + PATIENCE_MILLISECONDS;
    while (this.entry().number < told.number) {
      if (told.kind === 'removed') return undefined;
      if (Date.now() > deadline) break;
      await after(LOOK_AGAIN_MILLISECONDS);
    }
    return this.entry().text;
  }

  async write(text: string): Promise<void> {
    const number = await this.nextNumber();
    this.parts.storage.setItem(this.parts.name, `${number}:${text}`);
    await this.tell({ number, kind: 'written' });
  }

  async remove(): Promise<void> {
    const { number } = this.entry();
    this.parts.storage.removeItem(this.parts.name);
    await this.tell({ number: Math.max(number + 1, await this.nextNumber()), kind: 'removed' });
  }

  private async nextNumber(): Promise<number> {
    const told = await this.newestTold();
    return Math.max(this.entry().number, told?.number ?? 0) + 1;
  }

  /** What this tab sees of the entry; without a number it is of an older version of the app. */
  private entry(): { readonly number: number; readonly text: string | undefined } {
    const stored = this.parts.storage.getItem(this.parts.name) ?? undefined;
    const [, number, text] = /^(\d{1,15}):(.*)$/s.exec(stored ?? '') ?? [];
    return { number: Number(number ?? 0), text: text ?? stored };
  }

  private async newestTold(): Promise<Change | undefined> {
    const { locks, name } = this.parts;
    const { held = [] } = (await locks?.query()) ?? {};
    const changes = held.flatMap((lock) => changeIn(lock.name ?? '', name) ?? []);
    return changes.toSorted((one, other) => other.number - one.number)[0];
  }

  /** Resolves as soon as every tab can know. */
  private tell({ number, kind }: Change): Promise<void> {
    const { locks, name } = this.parts;
    if (locks === undefined) return Promise.resolve();
    return new Promise((resolve) => {
      const hold = () => {
        resolve();
        return after(TOLD_MILLISECONDS);
      };
      // Refused only where the page is going away.
      const mark = `${name} ${kind} ${number} ${Date.now()}`;
      locks.request(mark, { mode: 'shared' }, hold).catch(() => resolve());
    });
  }
}

/** Undefined for the locks of others, and for one that a sleeping tab has held for too long. */
function changeIn(lockName: string, name: string): Change | undefined {
  const [owner, kind, number, moment] = lockName.split(' ');
  if (owner !== name || (kind !== 'written' && kind !== 'removed')) return undefined;
  return Date.now() - Number(moment) > TOLD_MILLISECONDS
    ? undefined
    : { number: Number(number), kind };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
