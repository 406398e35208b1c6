import { CalendarDate } from '../../platform/calendar-date.ts';
import { Dated, SourceMark } from '../../platform/dated.ts';

/** What a Form 121 asks of the holder, besides the deposits, place, date and signature. */
export const Form121Field = Object.freeze({
  Payer: 'payer',
  Name: 'name',
  Pan: 'pan',
  BirthDate: 'birth-date',
  Status: 'status',
  ResidentialStatus: 'residential-status',
  TaxYear: 'tax-year',
  Address: 'address',
  Email: 'email',
  Mobile: 'mobile',
  Income: 'income',
  EarlierForms: 'earlier-forms',
  EarlierIncome: 'earlier-income',
  DeclaredIncome: 'declared-income',
  TotalIncome: 'total-income',
  /** The income of the last two tax returns. */
  ReturnedIncome: 'returned-income',
  /** The numbers with which the receipt of these returns was acknowledged. */
  Acknowledgements: 'acknowledgements',
} as const);
export type Form121Field = (typeof Form121Field)[keyof typeof Form121Field];

/**
 * The fields of Form 121. The text of the official form was not read, so their order and wording
 * there are unknown.
 *
 * @source Income-tax Rules, 2026, rule 211 and Form 121
 */
export const FORM_121_FIELDS: Dated<readonly Form121Field[]> = Dated.of([
  {
    from: CalendarDate.of('2026-04-01'),
    value: Object.freeze(Object.values(Form121Field)),
    source: {
      title: 'User manual of Form 121, and its columns as tax software fills them in',
      publisher: 'Income Tax Department',
      url: 'https://www.incometax.gov.in/iec/foportal/newformpage/forms/from121-um',
      readOn: CalendarDate.of('2026-11-23'),
      mark: SourceMark.Tried,
    },
  },
]);
