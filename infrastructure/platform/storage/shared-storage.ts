/** Unencrypted entries that all tabs share. If storage is blocked, every entry is absent. */
export class SharedStorage {
  constructor(private readonly storage: Storage | undefined) {}

  read(key: string): string | undefined {
    try {
      return this.storage?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Stores an entry. If storage is blocked or full, the entry is lost, and so is an older one. */
  write(key: string, text: string): void {
    try {
      this.storage?.setItem(key, text);
    } catch {
      this.remove(key);
    }
  }

  remove(key: string): void {
    try {
      this.storage?.removeItem(key);
    } catch {
      // Storage is blocked. Every caller works without its entry.
    }
  }
}
