import type { Session, SessionEnd, SignedInInvestor } from '#application/platform/session.ts';
import { readSession, type StoredFacts, writeSession } from './session-text.ts';
import type { Vault } from './vault.ts';

/** The session of this browser, in a vault shared by its tabs. */
export class StoredSession implements Session {
  private facts: StoredFacts = {};
  private readonly listeners = new Set<(end?: SessionEnd) => void>();

  constructor(
    private readonly vault: Vault,
    private readonly forgetJourneys: () => void,
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
  }

  async begin(investor: SignedInInvestor): Promise<void> {
    await this.keep({ investor });
  }

  async update(facts: Partial<SignedInInvestor>): Promise<void> {
    if (this.facts.investor === undefined) return;
    await this.keep({ ...this.facts, investor: { ...this.facts.investor, ...facts } });
  }

  async rememberMobile(mobile: string): Promise<void> {
    await this.keep({ ...this.facts, pendingMobile: mobile });
  }

  async end(why: SessionEnd): Promise<void> {
    if (this.facts.investor === undefined) return;
    this.facts = {};
    this.forgetJourneys();
    this.tell(why);
    await this.vault.clear();
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
    const endedElsewhere = before !== undefined && after?.investorId !== before.investorId;
    if (endedElsewhere) this.forgetJourneys();
    this.tell(endedElsewhere && after === undefined ? 'elsewhere' : undefined);
  }

  private tell(end?: SessionEnd): void {
    for (const listener of this.listeners) listener(end);
  }
}
