import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { canContinueKyc, type KycForm } from '#domain/accounts/kyc/kyc-form.ts';
import { isIndividual, panViolation } from '#domain/accounts/kyc/pan.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

const good: KycForm = {
  pan: 'ABCPE1234F',
  email: 'asha@example.in',
  dateOfBirth: CalendarDate.of('1990-07-15'),
  hasServerError: false,
  isAlreadyRegistered: false,
};

describe('canContinueKyc', () => {
  it('needs a valid PAN with no server error [AP-5.19]', () => {
    expect(canContinueKyc(good)).toBe(true);
    expect(canContinueKyc({ ...good, pan: 'ABCXE1234F' })).toBe(false);
    expect(canContinueKyc({ ...good, hasServerError: true })).toBe(false);
  });

  it('needs a valid email [AP-5.20]', () => {
    expect(canContinueKyc({ ...good, email: 'asha@example' })).toBe(false);
  });

  it('is refused to a PAN that is registered already [AP-5.21]', () => {
    expect(canContinueKyc({ ...good, isAlreadyRegistered: true })).toBe(false);
  });

  it('needs a date of birth for an individual only [AP-5.22]', () => {
    expect(canContinueKyc({ ...good, dateOfBirth: undefined })).toBe(false);
    expect(canContinueKyc({ ...good, pan: 'AAACT1234F', dateOfBirth: undefined })).toBe(true);
  });

  it('is so for nothing less than all of it', () => {
    const pans = fc.constantFrom('ABCPE1234F', 'AAACT1234F', 'ABCXE1234F', '');
    const emails = fc.constantFrom('asha@example.in', 'asha');
    fc.assert(
      fc.property(pans, emails, fc.boolean(), fc.boolean(), (pan, email, hasDate, isRefused) => {
        const dateOfBirth = hasDate ? good.dateOfBirth : undefined;
        const form = { ...good, pan, email, dateOfBirth, hasServerError: isRefused };
        const isTextFine = panViolation(pan) === undefined && emailViolation(email) === undefined;
        const isDateFine = hasDate || !isIndividual(pan);
        expect(canContinueKyc(form)).toBe(isTextFine && isDateFine && !isRefused);
      }),
    );
  });
});
