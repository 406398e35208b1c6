import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMoment } from '#infrastructure/private-market/wire-moment.ts';
import { anyText } from '#tests/arbitraries/share-orders.ts';

const noon = Date.UTC(2026, 10, 21, 12);

describe('readMoment', () => {
  it('reads times with a zone, and without one Indian time [PM-4.20]', () => {
    const forms = [
      '2026-11-21T12:00:00Z',
      '2026-11-21T12:00:00.000Z',
      '2026-11-21T17:30:00+05:30',
      '2026-11-21T17:30:00+0530',
      '2026-11-21T07:00:00-05:00',
      '2026-11-21T17:30:00',
      '2026-11-21 17:30',
      ' 2026-11-21 17:30:00 ',
    ];
    expect(forms.map(readMoment)).toEqual(forms.map(() => noon));
  });

  it('accepts every time zone offset', () => {
    expect(readMoment('2026-11-22T02:00:00+14:00')).toBe(noon);
    expect(readMoment('2026-11-21T17:59:00+05:59')).toBe(noon);
  });

  it('keeps milliseconds and drops what is finer', () => {
    expect(readMoment('2026-11-21T12:00:00.5Z')).toBe(noon + 500);
    expect(readMoment('2026-11-21T12:00:00.123999Z')).toBe(noon + 123);
  });

  it('accepts whole epoch milliseconds of the years 1900 to 2999 [PM-4.20]', () => {
    expect(readMoment(noon)).toBe(noon);
    expect(readMoment(Date.UTC(1900, 0, 1))).toBe(Date.UTC(1900, 0, 1));
    expect(readMoment(Date.UTC(1900, 0, 1) - 1)).toBeUndefined();
    expect(readMoment(Date.UTC(3000, 0, 1) - 1)).toBe(Date.UTC(3000, 0, 1) - 1);
    expect(readMoment(Date.UTC(3000, 0, 1))).toBeUndefined();
  });

  it.each([
    '2026-02-29T00:00:00Z',
    '2026-11-21T24:00:00Z',
    '2026-11-21T12:60:00Z',
    '2026-11-21T12:00:60Z',
    '2026-11-21T12:00:00+15:00',
    '2026-11-21T12:00:00+05:60',
    '2026-11-21',
    '2026-11-21T12:00:00Z and later',
    'on 2026-11-21T12:00:00Z',
    '2026-11-21T12:00:00Z\n2026-11-21T12:00:00Z',
    '2026-11-21T12:00:00.1234567891Z',
    '21-11-2026T12:00:00Z',
    '2026-11-21T1२:00:00Z',
    'tomorrow',
    '',
  ])('reads no moment in "%s"', (text) => {
    expect(readMoment(text)).toBeUndefined();
  });

  it.each([NaN, Infinity, 1.5, undefined, {}, true])('reads no moment in %s', (value) => {
    expect(readMoment(value)).toBeUndefined();
  });

  it('reads what every clock writes, in every zone', () => {
    const dates = fc.date({
      min: new Date('1900-01-02T00:00:00Z'),
      max: new Date('2999-12-30T23:59:59Z'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(dates, fc.integer({ min: -14 * 60, max: 14 * 60 }), (date, ahead) => {
        const local = new Date(date.getTime() + ahead * 60_000).toISOString().replace('Z', '');
        const size = Math.abs(ahead);
        const parts = [Math.floor(size / 60), size % 60].map((part) =>
          String(part).padStart(2, '0'),
        );
        const zone = `${ahead < 0 ? '-' : '+'}${parts.join(':')}`;
        expect(readMoment(`${local}${zone}`)).toBe(date.getTime());
        expect(readMoment(date.toISOString())).toBe(date.getTime());
      }),
    );
  });

  it('never throws on text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(readMoment(text)).toBeUndefined();
      }),
    );
  });
});
