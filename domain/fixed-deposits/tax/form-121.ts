import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Money } from '../../platform/money.ts';
import type { IssuerId } from '../catalogue/issuer.ts';
import type { TaxYear } from './tax-year.ts';

/**
 * A given Form 121: the declaration of a holder to one payer for one tax year that no tax is due.
 * It replaces Forms 15G and 15H from tax year 2026-27 on.
 */
export interface Form121 {
  readonly issuerId: IssuerId;
  readonly holderId: string;
  readonly taxYear: TaxYear;
  readonly givenOn: CalendarDate;
  /** The income that the form declares, in rupees. */
  readonly income: Money;
  /** The unique identification number that the payer gives to the form; absent if unknown. */
  readonly uin?: string | undefined;
}

/** Whether a Form 121 is needed for a payer and tax year, and whether it can still be given. */
export type Form121State =
  /** The interest does not exceed the limit. */
  | { readonly kind: 'not-needed' }
  /** The first credit of the year follows on `before`. */
  | { readonly kind: 'could-be-given'; readonly before: CalendarDate }
  | {
      readonly kind: 'given';
      readonly on: CalendarDate;
      readonly uin?: string | undefined;
      /** The last credit on or before the day of the form, for which it was too late. */
      readonly tooLateFor?: CalendarDate | undefined;
    }
  | {
      readonly kind: 'too-late';
      /** The last credit until today. */
      readonly forCredit: CalendarDate;
      /** The next credit, for which the form can still be given; absent after the last credit. */
      readonly nextCredit?: CalendarDate | undefined;
    };
