import { otpViolation, parsePastedOtp, resendWaitSeconds } from '#domain/accounts/sign-in/otp.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('otpViolation', () => {
  it('is six digits [AP-2.17, AP-5.2]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{4,8}$/)), (text) => {
        expect(otpViolation(text) === undefined).toBe(/^[0-9]{6}$/.test(text));
      }),
    );
    expect(otpViolation('')).toEqual({ kind: 'missing' });
    expect(otpViolation('12345')).toEqual({ kind: 'incomplete' });
  });
});

describe('parsePastedOtp', () => {
  it('is not pasted from more or fewer than six characters [AP-5.3]', () => {
    for (const text of ['', '12345', '1234567', '12a']) {
      expect(parsePastedOtp(text)).toEqual({ ok: false, failure: { kind: 'wrong-length' } });
    }
  });

  it('is not pasted from anything but digits [AP-5.4]', () => {
    for (const text of ['12a456', 'abcdef', '१२३४५६', '12.456']) {
      expect(parsePastedOtp(text)).toEqual({ ok: false, failure: { kind: 'not-numeric' } });
    }
  });

  it('is pasted with the blanks that messages put around and inside it', () => {
    expect(parsePastedOtp(' 123 456\n')).toEqual({ ok: true, value: '123456' });
    expect(parsePastedOtp('１２３-４５６')).toEqual({ ok: true, value: '123456' });
  });

  it('pastes only text with a valid code', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 9 }), (text) => {
        const pasted = parsePastedOtp(text);
        expect(pasted.ok ? otpViolation(pasted.value) : undefined).toBeUndefined();
      }),
    );
  });
});

describe('resendWaitSeconds', () => {
  it('can be asked for again after 60 seconds [AP-2.18]', () => {
    const sentAt = new Date('2026-11-21T10:00:00Z');
    const wait = (seconds: number) =>
      resendWaitSeconds({ sentAt, now: new Date(sentAt.getTime() + seconds * 1000) });
    expect(wait(0)).toBe(60);
    expect(wait(59)).toBe(1);
    expect(wait(60)).toBe(0);
    expect(wait(3600)).toBe(0);
    expect(wait(-5)).toBe(60);
  });

  it('runs from 60 down to 0 and stays there, one second each [AP-2.18]', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (milliseconds) => {
        const sentAt = new Date('2026-11-21T10:00:00Z');
        const now = new Date(sentAt.getTime() + milliseconds);
        const wait = resendWaitSeconds({ sentAt, now });
        const seconds = Math.max(0, Math.floor(milliseconds / 1000));
        expect(wait).toBe(Math.max(0, 60 - seconds));
      }),
    );
  });

  it('rejects an invalid time', () => {
    const sentAt = new Date('2026-11-21T10:00:00Z');
    for (const now of [new Date(NaN), undefined, 5, '2026']) {
      expect(() => resendWaitSeconds({ sentAt, now: now as Date })).toThrow('two times');
    }
  });
});
