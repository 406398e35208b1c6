/**
 * Milliseconds for which a tab announces a change. Other tabs usually see the stored change much
 * sooner.
 */
const ANNOUNCED_MILLISECONDS = 3000;
/** Milliseconds for which a reader waits for an announced change. */
const PATIENCE_MILLISECONDS = 1000;
const LOOK_AGAIN_MILLISECONDS = 5;

export interface TabStorageDependencies {
  /** The key in local storage. */
  readonly name: string;
  readonly storage: Storage;
  /** The browser's locks. Without them a tab may read an outdated value. */
  readonly locks?: LockManager | undefined;
}

interface Change {
  /** Increases with each change. */
  readonly number: number;
  readonly kind: 'written' | 'removed';
}

/**
 * An entry of local storage that every tab reads in its latest state. Browsers propagate storage
 * changes to other tabs with a delay, even to a tab that waited for a lock in between. Web Locks,
 * however, are visible to all tabs at once. After a change, a tab therefore holds a lock whose name
 * describes the change, and readers wait until storage shows that change.
 */
export class TabStorage {
  constructor(private readonly dependencies: TabStorageDependencies) {}

  async read(): Promise<string | undefined> {
    const newest = await this.newestChange();
    if (newest === undefined) return this.entry().text;
    const deadline = Date.now() + PATIENCE_MILLISECONDS;
    while (this.entry().number < newest.number) {
      if (newest.kind === 'removed') return undefined;
      if (Date.now() > deadline) break;
      await after(LOOK_AGAIN_MILLISECONDS);
    }
    return this.entry().text;
  }

  async write(text: string): Promise<void> {
    const number = await this.nextNumber();
    this.dependencies.storage.setItem(this.dependencies.name, `${number}:${text}`);
    await this.announce({ number, kind: 'written' });
  }

  async remove(): Promise<void> {
    const { number } = this.entry();
    this.dependencies.storage.removeItem(this.dependencies.name);
    await this.announce({ number: Math.max(number + 1, await this.nextNumber()), kind: 'removed' });
  }

  private async nextNumber(): Promise<number> {
    const newest = await this.newestChange();
    return Math.max(this.entry().number, newest?.number ?? 0) + 1;
  }

  /**
   * The entry as this tab sees it. Text without a number was stored by an older version of the app.
   */
  private entry(): { readonly number: number; readonly text: string | undefined } {
    const stored = this.dependencies.storage.getItem(this.dependencies.name) ?? undefined;
    const [, number, text] = /^(\d{1,15}):(.*)$/s.exec(stored ?? '') ?? [];
    return { number: Number(number ?? 0), text: text ?? stored };
  }

  private async newestChange(): Promise<Change | undefined> {
    const { locks, name } = this.dependencies;
    const { held = [] } = (await locks?.query()) ?? {};
    const changes = held.flatMap((lock) => changeIn(lock.name ?? '', name) ?? []);
    return changes.toSorted((one, other) => other.number - one.number)[0];
  }

  /** Announces a change to the other tabs. Resolves once every tab can see the announcement. */
  private announce({ number, kind }: Change): Promise<void> {
    const { locks, name } = this.dependencies;
    if (locks === undefined) return Promise.resolve();
    return new Promise((resolve) => {
      const hold = () => {
        resolve();
        return after(ANNOUNCED_MILLISECONDS);
      };
      // The request fails only while the page is closing.
      const mark = `${name} ${kind} ${number} ${Date.now()}`;
      locks.request(mark, { mode: 'shared' }, hold).catch(() => resolve());
    });
  }
}

/**
 * The change that a lock's name announces. Undefined for other locks, and for a lock that a
 * suspended tab has held too long.
 */
function changeIn(lockName: string, name: string): Change | undefined {
  const [owner, kind, number, moment] = lockName.split(' ');
  if (owner !== name || (kind !== 'written' && kind !== 'removed')) return undefined;
  return Date.now() - Number(moment) > ANNOUNCED_MILLISECONDS
    ? undefined
    : { number: Number(number), kind };
}

/** Resolves after this time. */
export function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
