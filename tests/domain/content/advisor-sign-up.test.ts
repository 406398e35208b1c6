import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import { type AdvisorSignUp, advisorSignUpViolation } from '#domain/content/advisor-sign-up.ts';

const good: AdvisorSignUp = {
  fullName: 'Meera Iyer',
  location: 'Pune',
  mobile: '9876543210',
  email: 'meera@mail.example',
};
const of = (over: Partial<AdvisorSignUp>) => advisorSignUpViolation({ ...good, ...over });

const mobiles = fc.oneof(
  fc.stringMatching(/^[0-9]{8,12}$/),
  fc.string(),
  fc.constant('१२३४५६७८९०'),
);
const emails = fc.oneof(
  fc.emailAddress(),
  fc.string(),
  fc.constantFrom('a@b', 'a@b.c', 'a b@c.d', 'a@@b.c'),
);

describe('advisorSignUpViolation', () => {
  it('needs a name, a location, a mobile of ten digits, an email shaped x@y.z', () => {
    expect(of({})).toBeUndefined();
    expect(of({ fullName: ' ' })).toEqual({ field: 'fullName', kind: 'missing' });
    expect(of({ location: '' })).toEqual({ field: 'location', kind: 'missing' });
    expect(of({ fullName: '\u202eareeM' })).toEqual({ field: 'fullName', kind: 'unreadable' });
    expect(of({ location: '<b>Pune' })).toEqual({ field: 'location', kind: 'unreadable' });
    for (const mobile of ['', '987654321', '98765432101', '98765 4321', '१२३४५६७८९०']) {
      expect(of({ mobile })).toEqual({ field: 'mobile', kind: 'not-ten-digits' });
    }
    for (const email of ['', 'a', 'a@b', 'a@b.', '@b.c', 'a b@c.d', 'a@@b.c', 'a@b..c']) {
      expect(of({ email })).toEqual({ field: 'email', kind: 'malformed' });
    }
    expect(of({ mobile: ' 9876543210 ', email: ' meera@mail.example ' })).toBeUndefined();
  });

  it('reports the first violation: name, location, mobile, email [PM-5.17]', () => {
    const form = fc.record({
      fullName: fc.constantFrom('Meera', '', ' '),
      location: fc.constantFrom('Pune', '', ' '),
      mobile: fc.constantFrom('9876543210', '98'),
      email: fc.constantFrom('meera@mail.example', 'meera'),
    });
    fc.assert(
      fc.property(form, (typed) => {
        const wrong = [
          typed.fullName.trim() === '' && 'fullName',
          typed.location.trim() === '' && 'location',
          typed.mobile === '98' && 'mobile',
          typed.email === 'meera' && 'email',
        ].filter(Boolean);
        expect(advisorSignUpViolation(typed)?.field).toBe(wrong[0]);
      }),
    );
  });

  it('agrees with the rules of accounts on every mobile and email [PM-9.16]', () => {
    fc.assert(
      fc.property(mobiles, emails, (mobile, email) => {
        const { kind } = mobileViolation(mobile.trim()) ?? {};
        // A prefix is left out before the number of an Indian mobile only.
        const isTen = /^[0-9]{10}$|[6-9][0-9]{9}$/.test(mobile.trim());
        const isMobileFine = kind === undefined || (kind === 'not-indian' && isTen);
        expect(of({ mobile }) === undefined).toBe(isMobileFine);
        expect(of({ email }) === undefined).toBe(emailViolation(email.trim()) === undefined);
      }),
    );
  });
});
