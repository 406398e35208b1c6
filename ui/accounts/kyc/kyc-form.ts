import { acceptedDateOfBirth } from '#domain/accounts/kyc/date-of-birth.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { isIndividual, panHolderViolation, panViolation } from '#domain/accounts/kyc/pan.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';
import { birthDateWords, emailWords, panWords } from './words.ts';

export type BirthDateViolation =
  | { readonly kind: 'missing' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'out-of-range' }
  | { readonly kind: 'under-age' };

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
    const date = CalendarDate.parse(this.dateOfBirth);
    return date.ok ? acceptedDateOfBirth(date.value, this.today) : undefined;
  }

  get isUnderAge(): boolean {
    return birthDateViolation(this.dateOfBirth, this)?.kind === 'under-age';
  }
}

/** An individual needs one and must be of age; nobody else is asked for it. */
function birthDateViolation(text: string, form: KycForm): BirthDateViolation | undefined {
  if (text === '') return isIndividual(form.pan) ? { kind: 'missing' } : undefined;
  const date = CalendarDate.parse(text);
  if (!date.ok) return { kind: date.failure === 'out-of-range' ? 'out-of-range' : 'unreadable' };
  const dateOfBirth = acceptedDateOfBirth(date.value, form.today);
  if (dateOfBirth === undefined) return { kind: 'out-of-range' };
  const violation = panHolderViolation({ pan: form.pan, dateOfBirth }, form.today);
  return violation && { kind: 'under-age' };
}
