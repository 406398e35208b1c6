import { MemoryVault, type Vault } from '#infrastructure/platform/storage/vault.ts';

/** Two tabs that share one vault. Each is notified of the other's writes. */
export class SharedVault extends MemoryVault {
  private readonly tabs: (() => void)[] = [];

  private turn: Promise<unknown> = Promise.resolve();

  private next<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.turn.then(work, work);
    this.turn = turn;
    return turn;
  }

  tab(): Vault {
    const listeners: (() => void)[] = [];
    this.tabs.push(() => listeners.forEach((listener) => listener()));
    const own = this.tabs.at(-1);
    const notifyingOthers = async <T>(work: Promise<T>): Promise<T> => {
      const result = await work;
      for (const tab of this.tabs) if (tab !== own) tab();
      return result;
    };
    return {
      storage: 'device',
      read: () => this.read(),
      write: (text) => notifyingOthers(this.write(text)),
      clear: () => notifyingOthers(this.clear()),
      inTurn: (work) => this.next(work),
      onOtherTab: (listener) => {
        listeners.push(listener);
        return () => {};
      },
    };
  }
}
