import { CalendarDate } from '../../platform/calendar-date.ts';
import { Dated, SourceMark } from '../../platform/dated.ts';
import { DEPOSIT_INSURANCE_RUPEES } from '../../platform/deposit-insurance.ts';
import { Money } from '../../platform/money.ts';

/**
 * The limit in rupees up to which deposit insurance covers a depositor at a bank, in the same right
 * and capacity, principal and interest together.
 *
 * @source Deposit Insurance and Credit Guarantee Corporation Act 1961, section 16(1)
 */
export const DEPOSIT_INSURANCE_LIMITS: Dated<Money> = Dated.of([
  {
    from: CalendarDate.of('2020-02-04'),
    value: Money.of(DEPOSIT_INSURANCE_RUPEES),
    source: {
      title: 'Press release of 6 February 2026: it changes only the premium that banks pay',
      publisher: 'Reserve Bank of India',
      url: 'https://rbi.org.in/scripts/FS_PressRelease.aspx?prid=62183',
      published: CalendarDate.of('2026-02-06'),
      readOn: CalendarDate.of('2026-11-23'),
      mark: SourceMark.Primary,
    },
  },
]);
