import { isSteppedUp, ProtectedChange, STEP_UP_MINUTES } from '#domain/accounts/sign-in/step-up.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const SPAN = STEP_UP_MINUTES * 60_000;
const change = fc.constantFrom(...Object.values(ProtectedChange));
const moment = fc.date({ noInvalidDate: true });

describe('isSteppedUp', () => {
  it('is valid for five minutes, for the change that was confirmed', () => {
    const elapsed = fc.integer({ min: -2 * SPAN, max: 2 * SPAN });
    fc.assert(
      fc.property(
        change,
        change,
        fc.integer({ min: 0, max: 4e12 }),
        elapsed,
        (given, request, t, d) => {
          const stepUp = { change: given, provedAt: new Date(t) };
          const isExpected = given === request && d >= 0 && d < SPAN;
          expect(isSteppedUp(stepUp, { change: request, now: new Date(t + d) })).toBe(isExpected);
        },
      ),
    );
  });

  it.each([
    [0, true],
    [SPAN - 1, true],
    [SPAN, false],
    [-1, false],
  ])('is %i ms after the code: %s', (elapsed, isExpected) => {
    const provedAt = new Date('2026-11-21T10:00:00Z');
    const now = new Date(provedAt.getTime() + elapsed);
    expect(isSteppedUp({ change: 'e-mail', provedAt }, { change: 'e-mail', now })).toBe(isExpected);
  });

  it('is false without a code', () => {
    fc.assert(
      fc.property(change, moment, (attempted, now) => {
        expect(isSteppedUp(undefined, { change: attempted, now })).toBe(false);
      }),
    );
  });

  it('rejects an invalid time and an unknown change', () => {
    const now = new Date('2026-11-21T10:00:00Z');
    const known = { change: ProtectedChange.Email, provedAt: now };
    const request = { change: ProtectedChange.Email, now };
    expect(() => isSteppedUp({ ...known, change: '' as never }, request)).toThrow('one of ');
    for (const wrong of [new Date(Number.NaN), 5 as never]) {
      expect(() => isSteppedUp(known, { ...request, now: wrong })).toThrow('needs a time');
      expect(() => isSteppedUp({ ...known, provedAt: wrong }, request)).toThrow('needs a time');
    }
  });
});
