import type { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ViewModel } from '#ui/platform/view-model.ts';
import type { ReturnsOf } from '#ui/fixed-deposits/returns/yearly-returns.ts';

interface Dependencies {
  readonly loadFacts: () => Promise<Pick<DeviceFacts, 'read'>>;
}

/**
 * The yearly returns before and after tax, at the slab that the investor has told on this device.
 * The rules of tax are downloaded only if there is one.
 */
export class AfterTaxViewModel implements ViewModel {
  isSlabTold = false;
  private ratesOn: ((today: CalendarDate) => ReturnsOf | undefined) | undefined = undefined;

  constructor(
    private readonly dependencies: Dependencies,
    private today: CalendarDate,
  ) {
    makeAutoObservable<this, 'dependencies' | 'ratesOn' | 'today'>(this, {
      dependencies: false,
      ratesOn: observableRef,
      today: observableRef,
    });
  }

  /** Undefined until the rules of tax are downloaded. */
  get returnsOf(): ReturnsOf | undefined {
    return this.ratesOn?.(this.today);
  }

  setToday(today: CalendarDate): void {
    this.today = today;
  }

  activate(): () => void {
    void this.read();
    return () => {};
  }

  private async read(): Promise<void> {
    const { tax } = await (await this.dependencies.loadFacts()).read();
    if (tax === undefined) return;
    runInAction(() => (this.isSlabTold = true));
    const { returnsOfSlab } = await import('#ui/fixed-deposits/returns/yearly-returns.ts');
    runInAction(() => (this.ratesOn = (today) => returnsOfSlab(tax, today)));
  }
}
