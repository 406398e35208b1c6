import {
  checkInstance,
  checkOneOf,
  checkRecord,
  checkRecords,
} from '../../platform/argument-checks.ts';
import { checkPercentage } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { RateCard } from '../catalogue/rate-card.ts';
import { RateColumn } from '../catalogue/rate-column.ts';
import type { PayoutFrequency } from '../interest/payout-frequency.ts';
import { Tenure } from '../interest/tenure.ts';

/** The rate of a range of tenures. */
export interface RateRange {
  /** The shortest tenure of the range. */
  readonly from: Tenure;
  /** The range ends before this tenure; absent if it has no end. */
  readonly below?: Tenure | undefined;
  readonly annualRatePercent: Percentage;
}

/** The rate of a card for a single tenure. */
export interface TenureRate {
  readonly tenure: Tenure;
  readonly annualRatePercent: Percentage;
}

/**
 * The rates of an issuer on the day on which a deposit was booked. An early exit looks up the rate
 * for the time that the deposit has run.
 *
 * @source section 1 of the design notes on rules beyond the documents
 */
export class BookingDayRates {
  private constructor(
    /** From the shortest tenure to the longest; ranges do not overlap. */
    readonly ranges: readonly RateRange[],
    /** The lowest rate of the whole card; undefined if the card has no rate. */
    readonly lowest: Percentage | undefined,
    /**
     * Whether the card names single tenures only, so that the ranges are our reading: a rate
     * applies from its tenure until the next one.
     */
    readonly isOurReading: boolean,
  ) {
    Object.freeze(this);
  }

  /**
   * Rates that the issuer states for ranges of tenures.
   *
   * @param ranges from the shortest tenure to the longest
   * @throws an error for ranges that overlap or are out of order
   * @example
   * ```ts
   * const year = Tenure.of({ years: 1 });
   * const short = { from: Tenure.ofDays(7), below: year, annualRatePercent: Percentage.of('5.5') };
   * const long = { from: year, annualRatePercent: Percentage.of('6.8') };
   * BookingDayRates.ofRanges([short, long]).lowest.text; // => '5.5'
   * ```
   */
  static ofRanges(ranges: readonly RateRange[]): BookingDayRates {
    checkRecords(ranges).forEach(checkRange);
    const isOrdered = ranges.every(({ from, below }, index) => {
      const next = ranges[index + 1];
      return next === undefined || !(below ?? from).isLongerThan(next.from);
    });
    invariant(isOrdered, 'ranges of tenures from the shortest to the longest were expected');
    const rates = ranges.map(({ annualRatePercent }) => annualRatePercent);
    const own = ranges.map((range) => Object.freeze({ ...range }));
    return new BookingDayRates(Object.freeze(own), lowestOf(rates), false);
  }

  /**
   * The rates of a card that names single tenures, for one payout frequency and kind of investor.
   * The lowest rate is that of the whole card.
   *
   * @throws an error for anything but a rate card with a payout frequency and a column
   * @example
   * ```ts
   * const row = { schemeMasterId: 1, tenure: Tenure.of({ years: 1 }), interestOnLakh: {} };
   * const rates = { r: Percentage.of('7.4') };
   * const card = RateCard.of([{ ...row, rates, payoutFrequency: 'monthly' }]);
   * const by = { payoutFrequency: 'monthly', column: 'r' };
   * BookingDayRates.ofCard(card, by).isOurReading; // => true
   * ```
   */
  static ofCard(
    card: RateCard,
    by: { readonly payoutFrequency: PayoutFrequency; readonly column: RateColumn },
  ): BookingDayRates {
    checkInstance(card, RateCard, 'a rate card');
    const { payoutFrequency, column } = checkRecord(by);
    checkOneOf(column, RateColumn);
    const rows = card.rowsFor(payoutFrequency).flatMap(({ tenure, rates }) => {
      const annualRatePercent = rates[column];
      return annualRatePercent === undefined ? [] : [{ tenure, annualRatePercent }];
    });
    const all = card.rows.flatMap(({ rates }) => Object.values(rates));
    return new BookingDayRates(rangesOf(rows), lowestOf(all), true);
  }

  /**
   * The rates of a card that names single tenures, as an investor copies it for one deposit.
   *
   * @param rates from the shortest tenure to the longest
   * @throws an error for two rates of one length, and for rates out of order
   * @example
   * ```ts
   * const half = { tenure: Tenure.of({ months: 6 }), annualRatePercent: Percentage.of('6') };
   * const year = { tenure: Tenure.of({ years: 1 }), annualRatePercent: Percentage.of('7.1') };
   * BookingDayRates.ofTenures([half, year]).ranges[0].below.text; // => '1Y'
   * ```
   */
  static ofTenures(rates: readonly TenureRate[]): BookingDayRates {
    const ranges = rangesOf(checkRecords(rates));
    return new BookingDayRates(ranges, BookingDayRates.ofRanges(ranges).lowest, true);
  }
}

/** A rate applies from its tenure until the next one. */
function rangesOf(rates: readonly TenureRate[]): readonly RateRange[] {
  const ranges = rates.map(({ tenure, annualRatePercent }, index): RateRange => {
    return { from: tenure, below: rates[index + 1]?.tenure, annualRatePercent };
  });
  return Object.freeze(ranges);
}

function checkRange({ from, below, annualRatePercent }: RateRange): void {
  checkInstance(from, Tenure, 'a tenure');
  const { decimal } = checkPercentage(annualRatePercent);
  const isRate = !decimal.isNegative() && !decimal.greaterThan(100);
  invariant(isRate, 'a rate from 0 to 100 percent was expected');
  if (below === undefined) return;
  const isRange = checkInstance(below, Tenure, 'a tenure').isLongerThan(from);
  invariant(isRange, 'a range of tenures must end after it starts');
}

function lowestOf(rates: readonly Percentage[]): Percentage | undefined {
  return rates.reduce<Percentage | undefined>(
    (lowest, rate) => (lowest === undefined || rate.isLessThan(lowest) ? rate : lowest),
    undefined,
  );
}
