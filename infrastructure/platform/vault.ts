/** Where the session is kept between two pages. */
export interface Vault {
  /** False where it is forgotten with the page: the app then says why. */
  readonly outlivesThePage: boolean;
  read(): Promise<string | undefined>;
  write(text: string): Promise<void>;
  clear(): Promise<void>;
  /** Does what reads and then writes while no other tab does such a thing. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Calls back when another tab wrote or cleared it; the answer stops it. */
  onOtherTab(listener: () => void): () => void;
}

/** For pages without Web Crypto (plain http on a LAN address), and for clients without a disk. */
export class MemoryVault implements Vault {
  readonly outlivesThePage = false;
  private text: string | undefined;

  async read(): Promise<string | undefined> {
    return this.text;
  }

  async write(text: string): Promise<void> {
    this.text = text;
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
