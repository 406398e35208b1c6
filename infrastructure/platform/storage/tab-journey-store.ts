import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';

/**
 * Stores journeys in the session storage of this tab, or in memory if the browser blocks storage.
 */
export class TabJourneyStore implements JourneyStore {
  private readonly memory = new Map<string, string>();

  constructor(private readonly storage: Storage | undefined) {}

  read(key: JourneyKey): string | undefined {
    return this.memory.get(key) ?? this.storage?.getItem(key) ?? undefined;
  }

  write(key: JourneyKey, value: string): void {
    try {
      // Throws if storage is blocked or full.
      (this.storage as Storage).setItem(key, value);
      this.memory.delete(key);
    } catch {
      // The journey continues, but does not survive a reload, and an older value must not come
      // back in its place.
      this.storage?.removeItem(key);
      this.memory.set(key, value);
    }
  }

  remove(key: JourneyKey): void {
    this.memory.delete(key);
    this.storage?.removeItem(key);
  }

  /** Makes this investor the owner of the journeys, and deletes those of another one. */
  belongTo(investorId: number): void {
    const owner = this.read(JourneyKey.Owner);
    if (owner !== undefined && owner !== String(investorId)) this.clear();
    this.write(JourneyKey.Owner, String(investorId));
  }

  clear(): void {
    for (const key of Object.values(JourneyKey)) this.remove(key);
  }
}
