import { CalendarDate } from '../../platform/calendar-date.ts';
import { checkOptions } from '../../platform/argument-checks.ts';
import { Dated, SourceMark } from '../../platform/dated.ts';
import { Percentage } from '../../platform/percentage.ts';
import { checkTaxPercent } from './check-tax-percent.ts';

/** The rates of income tax that an investor chooses from; all in percent. */
export interface InterestTaxRates {
  /**
   * The slab rates without surcharge and cess. The new regime has all of them; the old regime has
   * 0, 5, 20 and 30.
   */
  readonly slabs: readonly Percentage[];
  /** The surcharges on the tax of high incomes; 0 for all others. */
  readonly surcharges: readonly Percentage[];
  /** Health and education cess on the tax and the surcharge. */
  readonly cess: Percentage;
}

/**
 * The slab rates of income tax, the surcharges, and the cess on both.
 *
 * @source section 0 of the design notes on rules beyond the documents, T10
 */
export const INTEREST_TAX_RATES: Dated<InterestTaxRates> = Dated.of([
  {
    from: CalendarDate.of('2026-04-01'),
    value: Object.freeze({
      slabs: percentages(0, 5, 10, 15, 20, 25, 30),
      surcharges: percentages(0, 10, 15, 25),
      cess: Percentage.of(4),
    }),
    source: {
      title: 'Slabs and rebate are unchanged for the tax year 2026-27',
      publisher: 'Outlook Money',
      url: 'https://www.outlookmoney.com',
      readOn: CalendarDate.of('2026-11-23'),
      mark: SourceMark.Secondary,
    },
  },
]);

function percentages(...percents: readonly number[]): readonly Percentage[] {
  return Object.freeze(percents.map((percent) => Percentage.of(percent)));
}

/** The parts of the tax on interest; all in percent, from 0 to 100. */
export interface InterestTaxParts {
  readonly slab: Percentage;
  /** 0 if absent. */
  readonly surcharge?: Percentage | undefined;
  readonly cess: Percentage;
}

/**
 * The tax on one more rupee of interest, in percent: the slab with surcharge and cess. It counts
 * neither a rebate nor a deduction for interest.
 *
 * @formula slab x (1 + surcharge / 100) x (1 + cess / 100)
 * @source section 2 of the design notes on rules beyond the documents, R3
 * @throws an error for a slab, a surcharge or a cess outside 0 to 100 percent
 * @example
 * ```ts
 * const { cess } = INTEREST_TAX_RATES.on(CalendarDate.of('2026-11-26')).value;
 * interestTaxPercent({ slab: Percentage.of(30), cess }).text; // => '31.2'
 * const surcharge = Percentage.of(10);
 * interestTaxPercent({ slab: Percentage.of(30), surcharge, cess }).text; // => '34.32'
 * ```
 */
export function interestTaxPercent(parts: InterestTaxParts): Percentage {
  const { slab, surcharge, cess } = checkOptions(parts, ['slab', 'surcharge', 'cess']);
  const taxed = checkTaxPercent(slab).decimal.times(checkTaxPercent(cess).fraction.plus(1));
  if (surcharge === undefined) return Percentage.of(taxed);
  return Percentage.of(taxed.times(checkTaxPercent(surcharge).fraction.plus(1)));
}
