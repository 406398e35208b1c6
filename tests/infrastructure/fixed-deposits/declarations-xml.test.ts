import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  declarationsXml,
  parseDeclarationsXml,
} from '#infrastructure/fixed-deposits/booking/declarations-xml.wire.ts';

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 8 });

describe('declarationsXml', () => {
  it('rejects an id that the wire format cannot carry', () => {
    for (const id of [-1, 1.5, NaN, 1e9]) {
      expect(() => declarationsXml([{ id, isYes: true }])).toThrow('a whole number from');
    }
  });
});

describe('parseDeclarationsXml', () => {
  it('reads back what was written [AP-3.30, AP-3.31]', () => {
    fc.assert(
      fc.property(ids, fc.boolean(), (list, isYes) => {
        const answers = list.map((id) => ({ id, isYes }));
        expect(parseDeclarationsXml(declarationsXml(answers))).toEqual({
          ok: true,
          value: answers,
        });
      }),
    );
  });

  it('rejects rows with another value or id', () => {
    for (const [id, value] of [
      ['1', '2'],
      ['1', ''],
      ['1', '01'],
      ['1', '10'],
      ['-1', '1'],
      ['1234567890', '1'],
      ['१', '1'],
    ]) {
      const text = `<ROWS><ROW><D_ID>${id}</D_ID><D_VALUE>${value}</D_VALUE></ROW></ROWS>`;
      expect(parseDeclarationsXml(text)).toEqual({ ok: false, failure: { kind: 'unreadable' } });
    }
  });
});
