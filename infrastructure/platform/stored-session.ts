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
  private readonly listeners = new Set<(end?: SessionEnd) => void>();

  constructor(
    private readonly vault: Vault,
    private readonly journeys: JourneysOfTab,
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
    const text = await this.vault.read();
    this.facts = text === undefined ? {} : readSession(text);
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
    if (!hasExpired) this.journeys.clear();
    this.tell(why);
    await (hasExpired ? this.vault.write(writeSession({ hasExpired })) : this.vault.clear());
  }

  onChange(listener: (end?: SessionEnd) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private async keep(facts: StoredFacts): Promise<void> {
    this.facts = facts;
    this.tell();
    await this.vault.write(writeSession(facts));
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
