import type { CalendarDate } from '../../platform/calendar-date.ts';
import { asFacts, asYesOrNo } from '../../platform/expected.ts';
import { emailViolation } from './email.ts';
import { isIndividual, panViolation } from './pan.ts';

/** What the KYC form holds when somebody wants to go on. */
export interface KycForm {
  readonly pan: string;
  readonly email: string;
  readonly dateOfBirth?: CalendarDate | undefined;
  /** Whether the verification of this PAN was refused. */
  readonly hasServerError: boolean;
  readonly isAlreadyRegistered: boolean;
}

/**
 * Whether the KYC form lets a person go on: a PAN that stands and is not taken, a good e-mail
 * address, and a date of birth for an individual.
 *
 * @source AP-5.19, AP-5.20, AP-5.21, AP-5.22
 * @example
 * ```ts
 * const form = { pan: 'AAACT1234F', email: 'a@b.in', hasServerError: false };
 * canContinueKyc({ ...form, isAlreadyRegistered: false }); // => true
 * ```
 */
export function canContinueKyc(form: KycForm): boolean {
  const { pan, email, dateOfBirth, hasServerError, isAlreadyRegistered } = asFacts(form);
  if (asYesOrNo(hasServerError)) return false;
  if (asYesOrNo(isAlreadyRegistered)) return false;
  const isTextFine = panViolation(pan) === undefined && emailViolation(email) === undefined;
  return isTextFine && (dateOfBirth !== undefined || !isIndividual(pan));
}
