import type { Drafts, DraftValues } from '#application/platform/drafts.ts';
import type { Session, SessionEnd } from '#application/platform/session.ts';
import * as v from 'valibot';
import { isOfAnother, type Vault } from './vault.ts';

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    investorId: v.number(),
    forms: v.record(v.string(), v.record(v.string(), v.string())),
  }),
);
type Forms = Record<string, DraftValues>;
type Stored = v.InferOutput<typeof storedSchema>;

interface Change {
  readonly investorId: number;
  readonly next: (forms: Forms) => Forms;
  /** What `next` changes, if it stands for several changes that could not be stored. */
  readonly difference?: Difference;
}

/** Changed texts by form and field. A removed field, or a forgotten form, is undefined. */
type Difference = Readonly<Record<string, TextsChanged | undefined>>;
type TextsChanged = Readonly<Record<string, string | undefined>>;

function differenceOf(before: Forms, after: Forms): Difference {
  const names = Object.keys({ ...before, ...after });
  const edited = names.filter((form) => before[form] !== after[form]);
  return Object.fromEntries(
    edited.map((form) => [form, after[form] && textsChanged(before[form], after[form])]),
  );
}

function textsChanged(before: DraftValues = {}, after: DraftValues) {
  const fields = Object.keys({ ...before, ...after });
  const changed = fields.filter((field) => before[field] !== after[field]);
  return Object.fromEntries(changed.map((field) => [field, after[field]]));
}

function joined(earlier: Difference, later: Difference): Difference {
  const both = Object.entries(later).map(
    ([form, texts]) => [form, texts && { ...earlier[form], ...texts }] as const,
  );
  return { ...earlier, ...Object.fromEntries(both) };
}

function withDifference(forms: Forms, difference: Difference): Forms {
  const changed = Object.entries(difference).map(
    ([form, texts]) => [form, texts && defined({ ...forms[form], ...texts })] as const,
  );
  return defined({ ...forms, ...Object.fromEntries(changed) });
}

function defined<Value>(record: Readonly<Record<string, Value | undefined>>) {
  return Object.fromEntries(
    Object.entries(record).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ) as Record<string, Value>;
}

interface Unwritten {
  readonly stored: Partial<Stored>;
  readonly forms: Forms;
  readonly investorId: number;
}

/** The drafts of the signed-in investor, in a vault of their own. */
export class StoredDrafts implements Drafts {
  isReadable = true;
  /**
   * The last change. Each change starts after the previous one, because it reads what that one
   * wrote.
   */
  private last: Promise<void> = Promise.resolve();
  /** The changes that are not stored yet. They wait, for example, until the vault can be read. */
  private waiting: readonly Change[] = [];
  /**
   * The investor who opened each form. What is typed after the session has expired, until the form
   * closes, is theirs too.
   */
  private readonly readers = new Map<string, number>();

  constructor(
    private readonly vault: Vault,
    private readonly session: Session,
  ) {
    session.onChange((end) => void this.follow(end));
  }

  get isStored(): boolean {
    return this.vault.storage === 'device' && this.session.current !== undefined;
  }

  async read(form: string): Promise<DraftValues | undefined> {
    const reader = this.session.current?.investorId;
    if (reader === undefined) this.readers.delete(form);
    else this.readers.set(form, reader);
    if (this.waiting.length > 0) void this.writeInTurn();
    await this.last;
    return this.formsIn((await this.stored()) ?? {}, this.session.current?.investorId)[form];
  }

  async readLeftBehind(form: string): Promise<DraftValues | undefined> {
    await this.last;
    if (this.session.current !== undefined) return undefined;
    return (await this.stored())?.forms?.[form];
  }

  keep(form: string, values: DraftValues): Promise<void> {
    return this.change(form, () => values);
  }

  change(form: string, edit: (values: DraftValues | undefined) => DraftValues): Promise<void> {
    return this.store(form, (forms) => ({ ...forms, [form]: edit(forms[form]) }));
  }

  forget(form: string): Promise<void> {
    return this.store(form, (forms) => defined({ ...forms, [form]: undefined }));
  }

  private store(form: string, next: Change['next']): Promise<void> {
    const investorId = this.session.current?.investorId ?? this.readers.get(form);
    if (investorId === undefined) return this.last;
    this.waiting = [...this.waiting, { investorId, next }];
    return this.writeInTurn();
  }

  private writeInTurn(): Promise<void> {
    return this.inTurn(() => this.vault.inTurn(() => this.storeWaiting()));
  }

  /**
   * Stores all changes so far, so that the next turns find none if many were made at once. Those
   * that the device cannot store wait, and are then made to what other tabs have stored meanwhile.
   */
  private async storeWaiting(): Promise<void> {
    const changes = this.waiting;
    const investorId = changes.at(-1)?.investorId;
    if (investorId === undefined) return;
    const stored = await this.stored();
    if (stored === undefined) return;
    const forms = this.formsIn(stored, investorId);
    const isWritten = await this.vault.write(JSON.stringify({ investorId, forms }));
    const left = this.waiting.filter((change) => !changes.includes(change));
    if (!isWritten) left.unshift(this.unwritten(changes, { stored, forms, investorId }));
    this.waiting = left;
  }

  /**
   * One change in place of those that could not be stored, so that a device that is full for good
   * does not collect one for each key.
   */
  private unwritten(
    changes: readonly Change[],
    { stored, forms, investorId }: Unwritten,
  ): Change {
    const before = (stored.investorId === investorId && stored.forms) || {};
    const own = changes.find((change) => change.investorId === investorId);
    // The vault reads what it could not store, so earlier changes are not in the new difference.
    const difference = joined(own?.difference ?? {}, differenceOf(before, forms));
    return { investorId, difference, next: (others) => withDifference(others, difference) };
  }

  private follow(end: SessionEnd | undefined): Promise<void> {
    const isOver = end === 'signed-out' || end === 'elsewhere';
    if (isOver) {
      this.waiting = [];
      this.readers.clear();
    }
    const signedIn = this.session.current?.investorId;
    this.waiting = this.waiting.filter(
      ({ investorId }) => signedIn === undefined || investorId === signedIn,
    );
    return this.inTurn(() => this.clearAfter(isOver));
  }

  /** After an expiry, the drafts are kept for their investor until another one signs in. */
  private async clearAfter(isOver: boolean): Promise<void> {
    if (isOver || isOfAnother(await this.stored(), this.session)) await this.vault.clear();
  }

  /** The forms of an investor, with the changes that are not stored yet. */
  private formsIn(stored: Partial<Stored>, investorId: number | undefined): Forms {
    const forms = (stored.investorId === investorId && stored.forms) || {};
    return this.waiting
      .filter((change) => change.investorId === investorId)
      .reduce((changed, { next }) => next(changed), forms);
  }

  /** Empty if there are no drafts, undefined if the vault cannot be read at the moment. */
  private async stored(): Promise<Partial<Stored> | undefined> {
    const text = await this.vault.read().catch(() => null);
    this.isReadable = text !== null;
    if (text === null) return undefined;
    const stored = v.safeParse(storedSchema, text);
    return stored.success ? stored.output : {};
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.last = this.last.then(work, work);
    return this.last;
  }
}
