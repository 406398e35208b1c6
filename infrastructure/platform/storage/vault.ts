import type { Session, SessionStorage } from '#application/platform/session.ts';

/** Stores text, such as the session, between pages. */
export interface Vault {
  readonly storage: SessionStorage;
  /** @throws an error if the text cannot be read at the moment; it stays stored */
  read(): Promise<string | undefined>;
  /**
   * If the text cannot be stored, it lasts until another tab writes, at most as long as the page.
   * @returns whether it was stored
   */
  write(text: string): Promise<boolean>;
  clear(): Promise<void>;
  /** Runs work that reads and then writes, exclusively among all tabs. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Calls the listener when another tab writes or clears the vault, and when the browser shows the
   * page again from its back/forward cache, because that may have happened meanwhile.
   * @returns a function that removes the listener
   */
  onOtherTab(listener: () => void): () => void;
}

/** Whether the stored data belongs to another investor than the one who is signed in now. */
export function isOfAnother(
  stored: { readonly investorId?: number | undefined } | undefined,
  { current }: Session,
): boolean {
  const owner = stored?.investorId;
  return owner !== undefined && current !== undefined && owner !== current.investorId;
}

/**
 * A vault in memory, for pages without Web Crypto (plain HTTP on a LAN address) and for clients
 * without storage.
 */
export class MemoryVault implements Vault {
  readonly storage = 'page';
  private text: string | undefined;

  async read(): Promise<string | undefined> {
    return this.text;
  }

  async write(text: string): Promise<boolean> {
    this.text = text;
    return true;
  }

  async clear(): Promise<void> {
    this.text = undefined;
  }

  inTurn<T>(work: () => Promise<T>): Promise<T> {
    return work();
  }

  onOtherTab(): () => void {
    return () => {};
  }
}
