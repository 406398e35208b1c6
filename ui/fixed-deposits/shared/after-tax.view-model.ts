import type { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ReturnsOf } from '#ui/fixed-deposits/returns/yearly-returns.ts';

interface Dependencies {
  readonly loadFacts: () => Promise<Pick<DeviceFacts, 'read'>>;
  readonly today: CalendarDate;
}

/**
 * The yearly returns before and after tax, at the slab that the investor has told on this device.
 * The rules of tax are downloaded only if there is one.
 */
export class AfterTaxViewModel {
  isSlabTold = false;
  /** Undefined until the rules of tax are downloaded. */
  returnsOf: ReturnsOf | undefined = undefined;

  constructor(private readonly dependencies: Dependencies) {
    makeAutoObservable<this, 'dependencies'>(this, {
      dependencies: false,
      returnsOf: observableRef,
    });
  }

  async read(): Promise<void> {
    const { loadFacts, today } = this.dependencies;
    const { tax } = await (await loadFacts()).read();
    if (tax === undefined) return;
    runInAction(() => (this.isSlabTold = true));
    const { returnsOfSlab } = await import('#ui/fixed-deposits/returns/yearly-returns.ts');
    runInAction(() => (this.returnsOf = returnsOfSlab(tax, today)));
  }
}
