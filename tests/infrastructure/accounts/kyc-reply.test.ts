import fc from 'fast-check';
import { kycOutcomeOf } from '#infrastructure/accounts/kyc/kyc-reply.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { describe, expect, it } from 'vitest';

const person = {
  investor_name: 'MEERA IYER',
  date_of_birth: '1990-02-01',
  email: 'meera@example.in',
};

describe('the outcome of a KYC reply', () => {
  it('with a session link leads to the identity page [AP-4.11]', () => {
    const url = 'https://id.example/1';
    expect(kycOutcomeOf({ details: { url, entry_id: '7' } })).toEqual({
      kind: 'identity-page',
      url,
      entryId: '7',
    });
    expect(kycOutcomeOf({ details: { url } })).toEqual({ kind: 'identity-page', url });
  });

  it('of error_invalid_mobile asks for the date of birth, failure or not [AP-4.12]', () => {
    const responseKey = 'error_invalid_mobile';
    expect(kycOutcomeOf({ details: { responseKey } }).kind).toBe('needs-date-of-birth');
    const failed = { responseKey, status: 'FAILURE', message: 'No such number' };
    expect(kycOutcomeOf({ details: failed }).kind).toBe('needs-date-of-birth');
  });

  it('of the central record fills name, date of birth and email [AP-4.14, AP-3.11]', () => {
    const details = { status: 'SUCCESS', ...person };
    expect(kycOutcomeOf({ type_name: 'CKYC', details })).toEqual({
      kind: 'central-record',
      identity: {
        name: 'MEERA IYER',
        dateOfBirth: CalendarDate.of('1990-02-01'),
        email: 'meera@example.in',
      },
    });
  });

  it('whose PAN does not match is a mismatch [AP-8.6]', () => {
    const reply = { type_name: 'CKYC', is_pan_matching: 0 as const, ...person };
    expect(kycOutcomeOf(reply)).toEqual({ kind: 'pan-mismatch' });
  });

  it('of status FAILURE carries its message [AP-8.9]', () => {
    const message = 'The identity service is resting.';
    expect(kycOutcomeOf({ details: { status: 'FAILURE', message } })).toEqual({
      kind: 'failed',
      message,
    });
    expect(kycOutcomeOf({ details: { status: 'failure' } })).toEqual({ kind: 'failed' });
  });

  it('of any other type is accepted, and the rest is asked', () => {
    expect(kycOutcomeOf({ type_name: 'MINKYC' }).kind).toBe('accepted');
    expect(kycOutcomeOf({}).kind).toBe('accepted');
  });

  it('has one outcome for any reply, and never accepts a mismatch or a failure', () => {
    const details = fc.record(
      {
        responseKey: fc.constantFrom('error_invalid_mobile', 'ok'),
        url: fc.constantFrom('', 'https://identity.example/1'),
        status: fc.constantFrom('FAILURE', 'failure', 'SUCCESS'),
        is_pan_matching: fc.constantFrom<0 | 1>(0, 1),
        message: fc.string(),
        entry_id: fc.string(),
      },
      { requiredKeys: [] },
    );
    const types = fc.constantFrom('CKYC', 'MINKYC', 'other');
    fc.assert(
      fc.property(details, types, (given, type_name) => {
        const { kind } = kycOutcomeOf({ type_name, details: given });
        const isRefused =
          given.status?.toUpperCase() === 'FAILURE' ||
          given.is_pan_matching === 0 ||
          given.responseKey === 'error_invalid_mobile';
        const stands = ['identity-page', 'central-record', 'accepted'].includes(kind);
        expect(stands).toBe(!isRefused);
      }),
    );
  });
});
