import type { DepositPortfolio } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type {
  ComingReport,
  ReadMoneyComing,
} from '#application/fixed-deposits/holdings/read-money-coming.ts';
import { makeAutoObservable } from 'mobx';
import type { Loaded } from '#ui/platform/view-model.ts';

/** What the held deposits pay within 12 months. */
export class MoneyComingViewModel {
  constructor(
    readonly held: Loaded<DepositPortfolio>,
    private readonly readMoneyComing: ReadMoneyComing,
  ) {
    makeAutoObservable<this, 'readMoneyComing'>(this, { held: false, readMoneyComing: false });
  }

  /** Undefined until the deposits have loaded. */
  get report(): ComingReport | undefined {
    const { value } = this.held;
    return value && this.readMoneyComing.run(value);
  }

  /** Whether the investor has no running deposit; false while that is unknown. */
  get isIdle(): boolean {
    const { value } = this.held;
    return value !== undefined && value.deposits.every(({ state }) => state !== 'running');
  }
}
