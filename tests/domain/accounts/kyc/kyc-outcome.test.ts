import fc from 'fast-check';
import { kycOutcome } from '#domain/accounts/kyc/kyc-outcome.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { describe, expect, it } from 'vitest';

const identity = {
  name: 'MEERA IYER',
  dateOfBirth: CalendarDate.of('1990-02-01'),
  email: 'meera@example.in',
};

describe('kycOutcome', () => {
  it('with a session link leads to the identity page [AP-4.11]', () => {
    const reply = { redirectUrl: 'https://id.example/1', entryId: '7', identity: {} };
    expect(kycOutcome(reply)).toEqual({
      kind: 'identity-page',
      url: 'https://id.example/1',
      entryId: '7',
    });
    const { redirectUrl } = reply;
    expect(kycOutcome({ redirectUrl, identity: {} })).toEqual({
      kind: 'identity-page',
      url: 'https://id.example/1',
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

  it('has one outcome for any reply, and never accepts a mismatch or a failure', () => {
    const reply = fc.record(
      {
        typeName: fc.constantFrom('CKYC', 'MINKYC', 'other'),
        responseKey: fc.constantFrom('error_invalid_mobile', 'ok'),
        redirectUrl: fc.constantFrom('', 'https://identity.example/1'),
        status: fc.constantFrom('FAILURE', 'failure', 'SUCCESS'),
        isPanMatching: fc.boolean(),
        message: fc.string(),
        entryId: fc.string(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(reply, (given) => {
        const { kind } = kycOutcome({ ...given, identity: {} });
        const isRefused =
          given.status?.toUpperCase() === 'FAILURE' ||
          given.isPanMatching === false ||
          given.responseKey === 'error_invalid_mobile';
        const stands = ['identity-page', 'central-record', 'accepted'].includes(kind);
        expect(stands).toBe(!isRefused);
      }),
    );
  });
});
