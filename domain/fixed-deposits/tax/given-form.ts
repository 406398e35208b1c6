import { CalendarDate } from '../../platform/calendar-date.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import type { Form121 } from './form-121.ts';
import { TaxYear } from './tax-year.ts';
import { toldAmount } from '../holdings/told-amount.ts';

/** A given Form 121 as the investor wrote it. */
export interface GivenFormTexts {
  /** The payer's `issuerId`. */
  readonly payer: string;
  readonly given_on: string;
  /** The income that the form declares, in whole rupees up to 100 crore. */
  readonly income: string;
  /** The number that the payer gives to the form; empty if unknown. */
  readonly uin: string;
}
export type GivenFormColumn = keyof GivenFormTexts;

const LONGEST_UIN = 40;

/**
 * Reads a Form 121 that a holder gave. It counts for the tax year of its day.
 *
 * @param today the last day on which a form can have been given
 * @returns the first column that cannot be read, if there is one
 */
export function givenForm(
  texts: GivenFormTexts,
  { holderId, today }: { readonly holderId: string; readonly today: CalendarDate },
): Result<Form121, GivenFormColumn> {
  const givenOn = CalendarDate.parse(texts.given_on);
  if (!givenOn.ok || givenOn.value.isAfter(today)) return failure('given_on');
  const income = toldAmount(texts.income);
  if (income === undefined) return failure('income');
  const uin = texts.uin.trim();
  if (uin.length > LONGEST_UIN) return failure('uin');
  const taxYear = TaxYear.on(givenOn.value);
  const form = { issuerId: texts.payer, holderId, taxYear, givenOn: givenOn.value };
  return success({ ...form, income, ...(uin !== '' && { uin }) });
}
