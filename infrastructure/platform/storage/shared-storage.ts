/** Unencrypted entries that all tabs share. Blocked or full storage reads as empty. */
export class SharedStorage {
  constructor(private readonly storage: Storage | undefined) {}

  read(key: string): string | undefined {
    try {
      return this.storage?.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  }

  /** Without storage or space, the entry is lost. */
  write(key: string, text: string): void {
    try {
      this.storage?.setItem(key, text);
    } catch {
      // Every caller works without its entry.
    }
  }

  remove(key: string): void {
    try {
      this.storage?.removeItem(key);
    } catch {
      // Every caller works without its entry.
    }
  }
}
