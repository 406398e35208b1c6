import { CalendarDate } from '../../platform/calendar-date.ts';
import { Dated, SourceMark } from '../../platform/dated.ts';
import { Money } from '../../platform/money.ts';

/** The income tax regime that a taxpayer chooses. */
export const TaxRegime = Object.freeze({ New: 'new', Old: 'old' } as const);
export type TaxRegime = (typeof TaxRegime)[keyof typeof TaxRegime];

/** The incomes in rupees up to which a resident owes no income tax in a tax year. */
export interface Form121Limits {
  /** Basic exemption of individuals under 60 and of Hindu undivided families. */
  readonly basicExemption: Money;
  /** Total income up to which an individual of any age owes no tax, because of the rebate. */
  readonly individualRebate: Money;
}

const FIRST_DAY = CalendarDate.of('2026-04-01');
const SOURCE = {
  publisher: 'B. S. Sridhar',
  url: 'https://bssridhar.com/?p=26264',
  readOn: CalendarDate.of('2026-11-23'),
};

/**
 * Incomes without tax in each regime, for the guide to Form 121.
 *
 * @source Income-tax Act, 2025: slabs and rebate of both regimes
 */
export const FORM_121_LIMITS: Readonly<Record<TaxRegime, Dated<Form121Limits>>> = Object.freeze({
  new: Dated.of([
    {
      from: FIRST_DAY,
      value: Object.freeze({
        basicExemption: Money.of('400000'),
        individualRebate: Money.of('1200000'),
      }),
      source: {
        title: 'Form 121 and the basic exemption of the new regime',
        mark: SourceMark.Secondary,
        ...SOURCE,
      },
    },
  ]),
  old: Dated.of([
    {
      from: FIRST_DAY,
      value: Object.freeze({
        basicExemption: Money.of('250000'),
        individualRebate: Money.of('500000'),
      }),
      source: {
        title: 'Form 121 and the basic exemption of the old regime; the rebate from memory',
        mark: SourceMark.Memory,
        ...SOURCE,
      },
    },
  ]),
});
