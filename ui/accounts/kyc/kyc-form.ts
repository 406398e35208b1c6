import {
  acceptedDateOfBirth,
  type DateOfBirthViolation,
  parseDateOfBirth,
} from '#domain/accounts/kyc/date-of-birth.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { isIndividual, panHolderViolation, panViolation } from '#domain/accounts/kyc/pan.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';
import { birthDateWords, emailWords, panWords } from './words.ts';

/** `missing` is said of an individual alone. */
export type BirthDateViolation = DateOfBirthViolation | { readonly kind: 'under-age' };

export class KycForm {
  @ByRule(panViolation, panWords) pan = '';
  /** DD/MM/YYYY as far as it is typed. */
  @ByRule(birthDateViolation, birthDateWords) dateOfBirth = '';
  @ByRule(emailViolation, emailWords) email = '';

  constructor(readonly today: CalendarDate) {
    makeAutoObservable(this, { today: false });
  }

  /** The typed date, once it is one that a living person can have. */
  get acceptedBirthDate(): CalendarDate | undefined {
    return acceptedDateOfBirth(this.dateOfBirth, this.today);
  }

  get isUnderAge(): boolean {
    return birthDateViolation(this.dateOfBirth, this)?.kind === 'under-age';
  }
}

/** An individual needs one and must be of age; nobody else is asked for it. */
function birthDateViolation(text: string, form: KycForm): BirthDateViolation | undefined {
  if (text === '' && !isIndividual(form.pan)) return undefined;
  const date = parseDateOfBirth(text, form.today);
  if (!date.ok) return date.failure;
  const violation = panHolderViolation({ pan: form.pan, dateOfBirth: date.value }, form.today);
  return violation && { kind: 'under-age' };
}
