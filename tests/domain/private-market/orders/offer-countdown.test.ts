import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOfferExpired, offerCountdown } from '#domain/private-market/orders/offer-countdown.ts';

const moments = fc.integer({ min: 0, max: 4_102_444_800_000 });
const noMoments = [NaN, Infinity, -Infinity, 1e16, '5', {}] as unknown as number[];

describe('isOfferExpired', () => {
  it('is true from the deadline on, and always false without one [PM-4.20]', () => {
    expect(isOfferExpired({ deadline: 1000, now: 999 })).toBe(false);
    expect(isOfferExpired({ deadline: 1000, now: 1000 })).toBe(true);
    expect(isOfferExpired({ deadline: 1000, now: 1001 })).toBe(true);
    expect(isOfferExpired({ deadline: undefined, now: 8.64e15 })).toBe(false);
    expect(isOfferExpired({ deadline: -8.64e15, now: -8.64e15 })).toBe(true);
  });

  it('stays true once it is true', () => {
    fc.assert(
      fc.property(moments, moments, fc.nat(), (deadline, now, later) => {
        const isExpired = isOfferExpired({ deadline, now });
        expect(isExpired).toBe(now >= deadline);
        expect(isExpired && !isOfferExpired({ deadline, now: now + later })).toBe(false);
      }),
    );
  });

  it.each(noMoments)('refuses %s for a time with an error message', (value) => {
    expect(() => isOfferExpired({ deadline: 1, now: value })).toThrow('now needs milliseconds');
    expect(() => isOfferExpired({ deadline: value, now: 1 })).toThrow('a deadline needs millisec');
  });
});

describe('offerCountdown', () => {
  it('counts hours, minutes and seconds, hours beyond 24 too [PM-4.18, PM-4.20]', () => {
    expect(offerCountdown({ deadline: 90_061_000, now: 0 })).toEqual({
      isExpired: false,
      hours: 25,
      minutes: 1,
      seconds: 1,
      text: '25:01:01',
    });
    expect(offerCountdown({ deadline: 360_000_000, now: 0 })?.text).toBe('100:00:00');
  });

  it('reaches zero with the deadline, not before', () => {
    expect(offerCountdown({ deadline: 1000, now: 999 })?.text).toBe('00:00:01');
    const over = { isExpired: true, hours: 0, minutes: 0, seconds: 0, text: '00:00:00' };
    expect(offerCountdown({ deadline: 1000, now: 1000 })).toEqual(over);
    expect(offerCountdown({ deadline: 1000, now: 9e9 })).toEqual(over);
  });

  it('is undefined without a deadline [PM-4.20]', () => {
    expect(offerCountdown({ deadline: undefined, now: 5 })).toBeUndefined();
  });

  it('adds up to the time that is left, and shows zero exactly when it is over', () => {
    fc.assert(
      fc.property(moments, moments, (deadline, now) => {
        const countdown = offerCountdown({ deadline, now });
        const { hours = 0, minutes = 0, seconds = 0, text } = countdown ?? {};
        const left = (hours * 60 + minutes) * 60 + seconds;
        expect(Math.abs(left * 1000 - Math.max(0, deadline - now))).toBeLessThan(1000);
        expect(minutes < 60 && seconds < 60).toBe(true);
        expect(text === '00:00:00').toBe(countdown?.isExpired);
      }),
    );
  });

  it('goes down by one from second to second', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 2, max: 1_000_000 }), (now, left) => {
        const at = (gone: number) => {
          const countdown = offerCountdown({ deadline: now + left * 1000, now: now + gone * 1000 });
          const { hours = 0, minutes = 0, seconds = 0 } = countdown ?? {};
          return (hours * 60 + minutes) * 60 + seconds;
        };
        expect(at(0) - at(1)).toBe(1);
      }),
    );
  });

  it.each(noMoments)('refuses %s for a time with an error message', (value) => {
    expect(() => offerCountdown({ deadline: 1, now: value })).toThrow('now needs milliseconds');
  });
});
