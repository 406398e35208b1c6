import { kycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { describe, expect, it } from 'vitest';

const identity = {
  name: 'MEERA IYER',
  dateOfBirth: CalendarDate.of('1990-02-01'),
  email: 'meera@example.in',
};

describe('a reply to a PAN verification', () => {
  it('with a session link leads to the identity page [AP-4.11]', () => {
    const reply = { redirectUrl: 'https://id.example/1', entryId: '7', identity: {} };
    expect(kycOutcome(reply)).toEqual({
      kind: 'identity-page',
      url: 'https://id.example/1',
      entryId: '7',
    });
  });

  it('of error_invalid_mobile asks for the date of birth, failure or not [AP-4.12]', () => {
    const responseKey = 'error_invalid_mobile';
    expect(kycOutcome({ responseKey, identity: {} }).kind).toBe('needs-date-of-birth');
    const failed = { responseKey, status: 'FAILURE', message: 'No such number', identity: {} };
    expect(kycOutcome(failed).kind).toBe('needs-date-of-birth');
  });

  it('of the central record fills name, date of birth and email [AP-4.14, AP-3.11]', () => {
    const outcome = kycOutcome({ typeName: 'CKYC', status: 'SUCCESS', identity });
    expect(outcome).toEqual({ kind: 'central-record', identity });
  });

  it('whose PAN does not match is a mismatch [AP-8.6]', () => {
    const reply = { typeName: 'CKYC', isPanMatching: false, identity };
    expect(kycOutcome(reply)).toEqual({ kind: 'pan-mismatch' });
  });

  it('of status FAILURE carries its message [AP-8.9]', () => {
    const message = 'The identity service is resting.';
    expect(kycOutcome({ status: 'FAILURE', message, identity: {} })).toEqual({
      kind: 'failed',
      message,
    });
    expect(kycOutcome({ status: 'failure', identity: {} })).toEqual({ kind: 'failed' });
  });

  it('of any other type is accepted, and the rest is asked', () => {
    expect(kycOutcome({ typeName: 'MINKYC', identity: {} }).kind).toBe('accepted');
    expect(kycOutcome({ identity: {} }).kind).toBe('accepted');
  });
});
