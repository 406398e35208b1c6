import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';

/** Session storage of this tab; falls back to memory where the browser refuses it. */
export class TabJourneyStore implements JourneyStore {
  private readonly memory = new Map<string, string>();

  constructor(private readonly storage: Storage | undefined) {}

  read(key: JourneyKey): string | undefined {
    return this.memory.get(key) ?? this.storage?.getItem(key) ?? undefined;
  }

  write(key: JourneyKey, value: string): void {
    try {
      if (this.storage === undefined) throw new Error('no session storage');
      this.storage.setItem(key, value);
      this.memory.delete(key);
    } catch {
      // Full or forbidden: the journey goes on, it only does not outlive the page.
      this.memory.set(key, value);
    }
  }

  remove(key: JourneyKey): void {
    this.memory.delete(key);
    this.storage?.removeItem(key);
  }

  /** From now on they are this investor's; those of another one are forgotten. */
  belongTo(investorId: number): void {
    const owner = this.read(JourneyKey.Owner);
    if (owner !== undefined && owner !== String(investorId)) this.clear();
    this.write(JourneyKey.Owner, String(investorId));
  }

  /** Forgets all journeys of this tab, when the person signs out. */
  clear(): void {
    for (const key of Object.values(JourneyKey)) this.remove(key);
  }
}
