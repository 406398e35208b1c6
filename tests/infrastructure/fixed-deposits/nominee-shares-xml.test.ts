import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nomineeSharesXml,
  parseNomineeSharesXml,
} from '#infrastructure/fixed-deposits/booking/nominee-shares-xml.wire.ts';

const shares = fc.array(
  fc.record({
    nomineeId: fc.integer({ min: 0, max: 999_999_999 }),
    sharePercent: fc.integer({ min: 0, max: 100 }),
  }),
);

describe('nomineeSharesXml', () => {
  it('rejects values that the wire format cannot carry', () => {
    for (const [nomineeId, sharePercent] of [
      [-1, 50],
      [1e9, 50],
      [1, 1000],
      [1, NaN],
      [1.5, 50],
    ] as const) {
      expect(() => nomineeSharesXml([{ nomineeId, sharePercent }])).toThrow('whole number');
    }
  });

  it('has a row for each share', () => {
    fc.assert(
      fc.property(shares, (list) => {
        expect(nomineeSharesXml(list).split('<ROW>')).toHaveLength(list.length + 1);
      }),
    );
  });
});

describe('parseNomineeSharesXml', () => {
  it('reads back what was written [AP-7.58]', () => {
    fc.assert(
      fc.property(shares, (list) => {
        expect(parseNomineeSharesXml(nomineeSharesXml(list))).toEqual({ ok: true, value: list });
      }),
    );
  });

  it('rejects a share or id that is not a whole number', () => {
    for (const [id, share] of [
      ['1', '1.5'],
      ['', '50'],
      ['x', '50'],
      ['1', '1000'],
    ]) {
      const row = `<NOMINEE_ID>${id}</NOMINEE_ID><PERCENTAGE>${share}</PERCENTAGE>`;
      expect(parseNomineeSharesXml(`<ROWS><ROW>${row}</ROW></ROWS>`).ok).toBe(false);
    }
  });

  const xml = nomineeSharesXml([{ nomineeId: 12, sharePercent: 34 }]);

  it.each(['x12', '12x', '', '1234567890'])('rejects the id "%s"', (id) => {
    const read = parseNomineeSharesXml(xml.replace('12', id));
    expect(read).toEqual({ ok: false, failure: { kind: 'unreadable' } });
  });

  it.each(['x34', '34x', '', '1234'])('rejects the share "%s"', (share) => {
    const read = parseNomineeSharesXml(xml.replace('34', share));
    expect(read).toEqual({ ok: false, failure: { kind: 'unreadable' } });
  });
});
