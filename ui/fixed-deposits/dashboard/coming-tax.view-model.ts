import type { DepositPortfolio } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { ReadAllDeposits } from '#application/fixed-deposits/holdings/read-all-deposits.ts';
import type { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { Form121Obstacle } from '#domain/fixed-deposits/tax/form-121-guide.ts';
import { deductedOn, type TaxDay, taxDays } from '#domain/fixed-deposits/tax/tax-days.ts';
import type { Money } from '#domain/platform/money.ts';
import { success } from '#domain/platform/result.ts';
import { makeAutoObservable } from 'mobx';
import {
  type NamedForecast,
  TaxAtSourceViewModel,
} from '#ui/fixed-deposits/holdings/tax-at-source/tax-at-source.view-model.ts';
import type { ViewModel } from '#ui/platform/view-model.ts';

export interface ComingTaxDependencies {
  readonly portfolio: DepositPortfolio;
  readonly readAllDeposits: ReadAllDeposits;
  readonly deviceFacts: DeviceFacts;
}

/** The tax that is deducted from the money coming within 12 months, and until when a form helps. */
export class ComingTaxViewModel implements ViewModel {
  private readonly source: TaxAtSourceViewModel;

  constructor({ portfolio, readAllDeposits, deviceFacts }: ComingTaxDependencies) {
    const run = async () => success(await readAllDeposits.of(portfolio));
    this.source = new TaxAtSourceViewModel({ readAllDeposits: { run }, deviceFacts });
    makeAutoObservable(this);
  }

  activate(): () => void {
    return this.source.activate();
  }

  /** The earliest first; undefined until the deposits and the told facts are read. */
  get days(): readonly TaxDay<NamedForecast>[] | undefined {
    const { all, years } = this.source;
    if (all.value === undefined) return undefined;
    const { today } = all.value;
    const forecasts = years.flatMap((year) => this.source.forecastsOf(year) ?? []);
    const span = { after: today, until: today.plus({ months: 12 }) };
    return taxDays(forecasts, span).filter((day) => day.kind === 'deduction' || this.canGive(day));
  }

  /** The expected deductions of the 12 months, in rupees. */
  get tax(): Money {
    return deductedOn(this.days ?? []);
  }

  /** Whether nothing that the investor told rules a Form 121 out. */
  private canGive({ forecast }: TaxDay<NamedForecast>): boolean {
    const { form, holder } = this.source;
    const obstacles = (holder && form.guide(holder, forecast)?.obstacles) ?? [];
    return obstacles.every((obstacle) => obstacle === Form121Obstacle.TotalIncomeUnknown);
  }
}
