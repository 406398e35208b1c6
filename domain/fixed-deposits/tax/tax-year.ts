import { checkInstance, checkInteger, refuseOperators } from '../../platform/argument-checks.ts';
import { CalendarDate } from '../../platform/calendar-date.ts';
import { checkDate } from '../../platform/expected-values.ts';

const FIRST_START = 1900;
const LAST_START = 2998;

/**
 * A tax year: the twelve months from 1 April to 31 March.
 *
 * @source Income-tax Act, 2025, section 3
 * @example
 * ```ts
 * TaxYear.of(2026).text; // => '2026-27'
 * ```
 */
export class TaxYear {
  /** 1 April. */
  readonly firstDay: CalendarDate;
  /** 31 March of the next calendar year. */
  readonly lastDay: CalendarDate;

  private constructor(
    /** The calendar year in which the tax year starts. */
    readonly startYear: number,
  ) {
    this.firstDay = CalendarDate.of(`${startYear}-04-01`);
    this.lastDay = CalendarDate.of(`${startYear + 1}-03-31`);
    Object.freeze(this);
  }

  /**
   * The tax year that starts on 1 April of a calendar year.
   *
   * @throws an error for anything but a whole year from 1900 to 2998
   */
  static of(startYear: number): TaxYear {
    return new TaxYear(checkInteger(startYear, { least: FIRST_START, most: LAST_START }));
  }

  /**
   * The tax year of a day.
   *
   * @throws an error for a day before 1 April 1900 or after 31 March 2999
   * @example
   * ```ts
   * TaxYear.on(CalendarDate.of('2027-03-31')).text; // => '2026-27'
   * TaxYear.on(CalendarDate.of('2027-04-01')).text; // => '2027-28'
   * ```
   */
  static on(day: CalendarDate): TaxYear {
    const { year, month } = checkDate(day);
    return TaxYear.of(month < 4 ? year - 1 : year);
  }

  /** The tax year as people write it: `2026-27`. */
  get text(): string {
    return `${this.startYear}-${String((this.startYear + 1) % 100).padStart(2, '0')}`;
  }

  /** The tax year after this one. */
  get next(): TaxYear {
    return TaxYear.of(this.startYear + 1);
  }

  /**
   * The tax year before this one.
   *
   * @throws an error for the first one, 1900-01
   */
  get previous(): TaxYear {
    return TaxYear.of(this.startYear - 1);
  }

  /** Whether both are the same tax year. */
  equals(other: TaxYear): boolean {
    return this.startYear === checkInstance(other, TaxYear, 'a tax year').startYear;
  }

  /**
   * The year in which the tax year starts, for `JSON.stringify`; `TaxYear.of` reads it.
   *
   * @example
   * ```ts
   * JSON.stringify({ taxYear: TaxYear.of(2026) }); // => '{"taxYear":2026}'
   * ```
   */
  toJSON(): number {
    return this.startYear;
  }

  toString(): string {
    return this.text;
  }

  /** Throws, because the operators `<`, `>`, `+` and `-` would compare or join texts. */
  valueOf(): never {
    return refuseOperators(this.text, 'equals and startYear');
  }
}
