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
  /** The forecasts of the running tax year and of the next one. */
  private readonly years: readonly TaxAtSourceViewModel[];

  constructor({ portfolio, readAllDeposits, deviceFacts }: ComingTaxDependencies) {
    const run = async () => success(await readAllDeposits.of(portfolio));
    this.years = [false, true].map((isNextYear) => {
      const year = new TaxAtSourceViewModel({ readAllDeposits: { run }, deviceFacts });
      year.showNextYear(isNextYear);
      return year;
    });
    makeAutoObservable<this, 'years'>(this, { years: false });
  }

  activate(): () => void {
    const stops = this.years.map((year) => year.activate());
    return () => stops.forEach((stop) => stop());
  }

  /** The earliest first; undefined until the deposits and the told facts are read. */
  get days(): readonly TaxDay<NamedForecast>[] | undefined {
    const { today } = this.years[0]?.all.value ?? {};
    if (today === undefined || this.years.some(({ all }) => all.value === undefined)) {
      return undefined;
    }
    const forecasts = this.years.flatMap((year) => year.forecasts ?? []);
    const span = { after: today, until: today.plus({ months: 12 }) };
    return taxDays(forecasts, span).filter((day) => day.kind === 'deduction' || this.canGive(day));
  }

  /** The expected deductions of the 12 months, in rupees. */
  get tax(): Money {
    return deductedOn(this.days ?? []);
  }

  /** Whether nothing that the investor told rules a Form 121 out. */
  private canGive({ forecast }: TaxDay<NamedForecast>): boolean {
    const year = this.years.find((each) => each.year?.equals(forecast.taxYear) === true);
    const { holder } = year ?? {};
    const guide = holder && year?.form.guide(holder, forecast);
    const obstacles = guide?.obstacles ?? [];
    return obstacles.every((obstacle) => obstacle === Form121Obstacle.TotalIncomeUnknown);
  }
}
