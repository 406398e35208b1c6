import type {
  Session,
  SessionEnd,
  SessionStorage,
  SignedInInvestor,
} from '#application/platform/session.ts';
import { readSession, type StoredFacts, writeSession } from './session-text.ts';
import type { Vault } from '#infrastructure/platform/storage/vault.ts';

/**
 * The journeys that this tab has stored. A journey is the data of an unfinished task of several
 * screens, such as a booking.
 */
export interface JourneysOfTab {
  clear(): void;
  /** Makes this investor the owner, and deletes the journeys of another one. */
  belongTo(investorId: number): void;
}

/** The session of this browser. All tabs share it through the vault. */
export class StoredSession implements Session {
  private facts: StoredFacts = {};
  /**
   * The last write to the vault. Each write starts after the previous one, and reads wait for all.
   */
  private storing: Promise<unknown> = Promise.resolve();
  private changes = 0;
  /** The investor stays the current one until the vault has stored the end of the session. */
  private isEnding = false;
  private readonly listeners = new Set<(end?: SessionEnd) => void>();

  constructor(
    private readonly vault: Vault,
    private readonly journeys: JourneysOfTab,
    /** Called whenever an investor may have signed in or out, with whether one is signed in. */
    private readonly mark: (isSignedIn: boolean) => void = () => {},
  ) {
    vault.onOtherTab(() => void this.followOtherTab());
  }

  get current(): SignedInInvestor | undefined {
    return this.facts.investor;
  }

  get pendingMobile(): string | undefined {
    return this.facts.pendingMobile;
  }

  get storage(): SessionStorage {
    return this.vault.storage;
  }

  async restore(): Promise<void> {
    await this.readVault();
  }

  async begin(investor: SignedInInvestor): Promise<void> {
    this.journeys.belongTo(investor.investorId);
    this.isEnding = false;
    this.facts = { investor };
    this.mark(true);
    try {
      await this.store(() => this.vault.write(writeSession({ investor })));
    } finally {
      this.notifyListeners();
    }
  }

  /** Changes fields of the signed-in investor, unless another tab has ended the session. */
  async update(facts: Partial<SignedInInvestor>): Promise<void> {
    const { investor } = this.facts;
    if (investor === undefined) return;
    const updated = (before: StoredFacts): StoredFacts | undefined =>
      before.investor?.investorId === investor.investorId
        ? { ...before, investor: { ...before.investor, ...facts } }
        : undefined;
    await this.change(updated);
  }

  async rememberMobile(mobile: string): Promise<void> {
    await this.change((before) => ({ ...before, pendingMobile: mobile }));
  }

  /**
   * Ends the session. After an expiry, this tab keeps the journeys, because the same investor may
   * sign in again. `current` changes together with the notice to the listeners, because a screen
   * that finds no investor needs to know why.
   */
  async end(why: SessionEnd): Promise<void> {
    if (this.facts.investor === undefined || this.isEnding) return;
    const hasExpired = why === 'expired';
    this.isEnding = true;
    this.mark(false);
    if (!hasExpired) this.journeys.clear();
    const forget = () =>
      hasExpired ? this.vault.write(writeSession({ hasExpired })) : this.vault.clear();
    try {
      await this.store(forget);
    } finally {
      if (this.isEnding) this.facts = {};
      this.isEnding = false;
      this.notifyListeners(why);
    }
  }

  onChange(listener: (end?: SessionEnd) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Applies `changed` to the session of this tab and to the stored session. If it returns undefined
   * for the stored one, because another tab has ended or replaced that session, nothing is written
   * and this tab adopts the stored session.
   */
  private async change(changed: (before: StoredFacts) => StoredFacts | undefined): Promise<void> {
    this.facts = changed(this.facts) ?? this.facts;
    let isOutdated = false;
    const stored = this.store(async () => {
      const facts = changed((await this.storedFacts()) ?? this.facts);
      if (facts === undefined) isOutdated = true;
      else await this.vault.write(writeSession(facts));
    });
    this.notifyListeners();
    await stored;
    if (isOutdated) await this.followOtherTab();
  }

  /**
   * Writes to the vault when all earlier writes are done. Listeners are told after the write,
   * because a listener may leave the page at once and the next page reads the vault.
   */
  private store(work: () => Promise<unknown>): Promise<unknown> {
    this.changes += 1;
    const inTurn = () => this.vault.inTurn(work);
    this.storing = this.storing.then(inTurn, inTurn);
    return this.storing;
  }

  private async followOtherTab(): Promise<void> {
    const hasEnded = await this.readVault();
    if (!hasEnded) this.notifyListeners();
  }

  /** Returns whether another tab has ended the session of this one; its listeners know it then. */
  private async readVault(): Promise<boolean> {
    const before = this.changes;
    await this.storing;
    const stored = await this.storedFacts();
    // Changes made in this tab during the read are newer than the stored data.
    if (stored === undefined || before !== this.changes) return false;
    const wasSignedIn = this.facts.investor !== undefined;
    this.facts = stored;
    const { investor, hasExpired } = this.facts;
    this.mark(investor !== undefined);
    if (investor) this.journeys.belongTo(investor.investorId);
    const hasEnded = wasSignedIn && investor === undefined;
    if (!hasEnded) return false;
    if (hasExpired !== true) this.journeys.clear();
    this.notifyListeners(hasExpired === true ? 'expired' : 'elsewhere');
    return true;
  }

  /** Undefined if the stored session cannot be read at the moment. */
  private async storedFacts(): Promise<StoredFacts | undefined> {
    const text = await this.vault.read().catch(() => null);
    if (text === null) return undefined;
    return text === undefined ? {} : readSession(text);
  }

  private notifyListeners(end?: SessionEnd): void {
    for (const listener of this.listeners) listener(end);
  }
}
