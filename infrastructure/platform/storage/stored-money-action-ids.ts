import type { MoneyAction, MoneyActionIds } from '#infrastructure/platform/http/money-actions.ts';
import type { Session } from '#application/platform/session.ts';
import * as v from 'valibot';
import { isOfAnother, type Vault } from './vault.ts';

/** Maximum number of answered commands that are stored; the oldest are removed first. */
const MOST_ANSWERED = 20;
const ID_BYTES = 16;

const actionSchema = v.object({
  subject: v.string(),
  /** A digest. */
  payload: v.string(),
  id: v.string(),
  isAnswered: v.boolean(),
});
const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ investorId: v.number(), actions: v.array(actionSchema) }),
);
type KeptAction = Readonly<v.InferOutput<typeof actionSchema>>;

interface OwnAction {
  readonly investorId: number;
  readonly action: KeptAction;
}

export interface StoredMoneyActionIdsDependencies {
  readonly vault: Vault;
  readonly session: Session;
  /**
   * The browser's locks, by which two tabs use the same id for a command; undefined outside a
   * browser.
   */
  readonly locks?: LockManager | undefined;
}

/** The idempotency keys of the signed-in investor, in a vault shared by all tabs. */
export class StoredMoneyActionIds implements MoneyActionIds {
  /**
   * The commands that this tab still waits for, by id, even if another tab has received the answer
   * or the device could not store them.
   */
  private readonly unanswered = new Map<string, OwnAction>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly dependencies: StoredMoneyActionIdsDependencies) {
    const { session, vault } = dependencies;
    const clear = async () => {
      // A vault that cannot be read now is read again at the next change.
      const stored = await this.stored().catch(() => undefined);
      if (isOfAnother(stored, session)) await vault.clear();
    };
    session.onChange(() => void this.inTurn(clear));
  }

  claim({ subject, payload: text }: MoneyAction): Promise<string | undefined> {
    return this.inTurn(async () => {
      const payload = await digestOf(text);
      const { investorId } = this;
      const actions = await this.read().catch(() => undefined);
      if (actions === undefined) return undefined;
      const kept = actions.findLast((action) => action.subject === subject);
      const isOpen = kept !== undefined && (!kept.isAnswered || this.unanswered.has(kept.id));
      const isSame = isOpen && kept.payload === payload;
      const action = isSame ? kept : { subject, payload, id: newId(), isAnswered: false };
      if (investorId !== undefined) this.unanswered.set(action.id, { investorId, action });
      if (!isSame) await this.write(actions, action);
      return action.id;
    });
  }

  retire(subject: string, id: string): Promise<void> {
    return this.inTurn(async () => {
      this.unanswered.delete(id);
      const actions = await this.read();
      const kept = actions.findLast((action) => action.subject === subject);
      if (kept?.id === id) await this.write(actions, { ...kept, isAnswered: true });
    });
  }

  /** The actions of the investor; of one subject, the last one counts. */
  private async read(): Promise<readonly KeptAction[]> {
    const stored = await this.stored();
    const actions = stored?.investorId === this.investorId ? (stored?.actions ?? []) : [];
    const subjects = new Set(actions.map(({ subject }) => subject));
    const own = [...this.unanswered.values()].filter(
      ({ investorId, action }) => investorId === this.investorId && !subjects.has(action.subject),
    );
    return [...actions, ...own.map(({ action }) => action)];
  }

  private async stored() {
    const stored = v.safeParse(storedSchema, await this.dependencies.vault.read());
    return stored.success ? stored.output : undefined;
  }

  private async write(actions: readonly KeptAction[], changed: KeptAction): Promise<void> {
    if (this.investorId === undefined) return;
    const all = [...actions.filter(({ subject }) => subject !== changed.subject), changed];
    const outdated = all.filter(({ isAnswered }) => isAnswered).at(-MOST_ANSWERED - 1);
    const kept = all.filter((action) => action !== outdated);
    const text = JSON.stringify({ investorId: this.investorId, actions: kept });
    await this.dependencies.vault.write(text);
  }

  private get investorId(): number | undefined {
    return this.dependencies.session.current?.investorId;
  }

  /**
   * Runs changes one after the other, in this tab and among tabs, because each reads what the
   * previous one wrote.
   */
  private inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
    const { locks } = this.dependencies;
    const locked = () =>
      locks === undefined ? work() : locks.request('vriddhi.money-actions', work);
    const turn = this.last.then(locked, locked);
    this.last = turn;
    return turn;
  }
}

/** Random bytes, because `randomUUID` is missing on plain HTTP. */
function newId(): string {
  return hex(crypto.getRandomValues(new Uint8Array(ID_BYTES)));
}

/** Requests contain account numbers and names, which need not stay on the device. */
async function digestOf(text: string): Promise<string> {
  // Missing on plain HTTP, where the vault is in memory.
  const { subtle } = crypto as Partial<Crypto>;
  if (subtle === undefined) return text;
  return hex(new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(text))));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
