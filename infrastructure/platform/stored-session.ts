import type { Session, SessionEnd, SignedInInvestor } from '#application/platform/session.ts';
import { readSession, type StoredFacts, writeSession } from './session-text.ts';
import type { Vault } from './vault.ts';

/** What this tab remembers of journeys. */
export interface JourneysOfTab {
  clear(): void;
  /** Forgets those of another investor. */
  belongTo(investorId: number): void;
}

/** The session of this browser, in a vault shared by its tabs. */
export class StoredSession implements Session {
  private facts: StoredFacts = {};
  /** The last change on its way into the vault: one after the other, and read only after it. */
  private storing: Promise<void> = Promise.resolve();
  private changes = 0;
  private readonly listeners = new Set<(end?: SessionEnd) => void>();

  constructor(
    private readonly vault: Vault,
    private readonly journeys: JourneysOfTab,
    /** Told whether somebody is signed in, whenever that may have changed. */
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

  /** Whether a reload keeps the person signed in. */
  get outlivesThePage(): boolean {
    return this.vault.outlivesThePage;
  }

  async restore(): Promise<void> {
    const before = this.changes;
    await this.storing;
    const text = await this.vault.read();
    // What has changed here while it was read is newer.
    if (before !== this.changes) return;
    this.facts = text === undefined ? {} : readSession(text);
    this.mark(this.facts.investor !== undefined);
    if (this.facts.investor) this.journeys.belongTo(this.facts.investor.investorId);
  }

  async begin(investor: SignedInInvestor): Promise<void> {
    this.journeys.belongTo(investor.investorId);
    await this.keep({ investor });
  }

  async update(facts: Partial<SignedInInvestor>): Promise<void> {
    if (this.facts.investor === undefined) return;
    await this.keep({ ...this.facts, investor: { ...this.facts.investor, ...facts } });
  }

  async rememberMobile(mobile: string): Promise<void> {
    await this.keep({ ...this.facts, pendingMobile: mobile });
  }

  /** Whom it expires for may come back: where a journey stood waits for that investor alone. */
  async end(why: SessionEnd): Promise<void> {
    if (this.facts.investor === undefined) return;
    const hasExpired = why === 'expired';
    this.facts = {};
    this.mark(false);
    if (!hasExpired) this.journeys.clear();
    const stored = this.store(() =>
      hasExpired ? this.vault.write(writeSession({ hasExpired })) : this.vault.clear(),
    );
    this.tell(why);
    await stored;
  }

  onChange(listener: (end?: SessionEnd) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async keep(facts: StoredFacts): Promise<void> {
    this.facts = facts;
    this.mark(facts.investor !== undefined);
    const stored = this.store(() => this.vault.write(writeSession(facts)));
    this.tell();
    await stored;
  }

  private store(work: () => Promise<void>): Promise<void> {
    this.changes += 1;
    this.storing = this.storing.then(work, work);
    return this.storing;
  }

  private async followOtherTab(): Promise<void> {
    const before = this.facts.investor;
    await this.restore();
    const after = this.facts.investor;
    const hasEnded = before !== undefined && after === undefined;
    if (!hasEnded) return this.tell();
    const why = this.facts.hasExpired === true ? 'expired' : 'elsewhere';
    if (why === 'elsewhere') this.journeys.clear();
    this.tell(why);
  }

  private tell(end?: SessionEnd): void {
    for (const listener of this.listeners) listener(end);
  }
}
