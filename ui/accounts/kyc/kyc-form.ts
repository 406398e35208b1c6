import { emailViolationTexts } from '#domain/platform/email-address.ts';
import { acceptedDateOfBirth, parseDateOfBirth } from '#domain/accounts/kyc/date-of-birth.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import {
  isIndividual,
  panHolderViolation,
  panViolation,
  panViolationText,
} from '#domain/accounts/kyc/pan.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { ByRule } from '#ui/platform/forms/by-rule.ts';
import { makeAutoObservable } from 'mobx';
import { type BirthDateViolation, birthDateCopy } from './copy.ts';

export class KycForm {
  @ByRule(panViolation, panViolationText) pan = '';
  /** DD/MM/YYYY, possibly incomplete. */
  @ByRule(birthDateViolation, birthDateCopy) dateOfBirth = '';
  @ByRule(emailViolation, ({ kind }) => emailViolationTexts[kind]) email = '';

  constructor(readonly today: CalendarDate) {
    makeAutoObservable(this, { today: false });
  }

  /** The date of birth, once it is complete and plausible. */
  get acceptedBirthDate(): CalendarDate | undefined {
    return acceptedDateOfBirth(this.dateOfBirth, this.today);
  }

  get isUnderAge(): boolean {
    return birthDateViolation(this.dateOfBirth, this)?.kind === 'under-age';
  }
}

/** Individuals must enter a date of birth and be at least 18; other PAN holders need none. */
function birthDateViolation(text: string, form: KycForm): BirthDateViolation | undefined {
  if (text === '' && !isIndividual(form.pan)) return undefined;
  const date = parseDateOfBirth(text, form.today);
  if (!date.ok) return date.failure;
  const violation = panHolderViolation({ pan: form.pan, dateOfBirth: date.value }, form.today);
  return violation && { kind: 'under-age' };
}
