import type {
  DeclaredDepositTexts,
  DeviceFacts,
} from '#application/fixed-deposits/tax/device-facts.ts';
import type { DepositPortfolio } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type {
  ComingReport,
  ReadMoneyComing,
} from '#application/fixed-deposits/holdings/read-money-coming.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Loaded, ViewModel } from '#ui/platform/view-model.ts';

/** What all deposits pay within 12 months. */
export class MoneyComingViewModel implements ViewModel {
  /** The deposits at other institutions. */
  private declared: DeclaredDepositTexts = [];
  /** Whether the device could not be read, so that told deposits may be missing. */
  isToldUnread = false;

  constructor(
    readonly held: Loaded<DepositPortfolio>,
    private readonly readMoneyComing: ReadMoneyComing,
    private readonly deviceFacts: DeviceFacts,
  ) {
    makeAutoObservable<this, 'readMoneyComing' | 'deviceFacts' | 'declared'>(this, {
      readMoneyComing: false,
      deviceFacts: false,
      declared: observableRef,
    });
  }

  activate(): () => void {
    void this.readTold();
    return () => {};
  }

  /** Undefined until the deposits have loaded. */
  get report(): ComingReport | undefined {
    const { value } = this.held;
    return value && this.readMoneyComing.run(value, this.declared);
  }

  /** Whether the investor has and told no running deposit; false while that is unknown. */
  get isIdle(): boolean {
    const { value } = this.held;
    const isEnded = value?.deposits.every(({ state }) => state !== 'running') ?? false;
    return isEnded && this.declared.length === 0 && !this.isToldUnread;
  }

  async readTold(): Promise<void> {
    const { deposits = [], isUnread = false } = await this.deviceFacts.read();
    runInAction(() => {
      this.declared = deposits;
      this.isToldUnread = isUnread;
    });
  }
}
