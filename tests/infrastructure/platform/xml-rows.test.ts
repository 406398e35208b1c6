import { declarationAnswers } from '#domain/accounts/declarations/declaration.ts';
import {
  declarationsXml,
  parseDeclarationsXml,
} from '#infrastructure/fixed-deposits/booking/declarations-xml.wire.ts';
import {
  nomineeSharesXml,
  parseNomineeSharesXml,
} from '#infrastructure/fixed-deposits/booking/nominee-shares-xml.wire.ts';
import {
  addressesXml,
  parseAddressesXml,
} from '#infrastructure/accounts/profile/addresses-xml.wire.ts';
import { parseXmlRows, xmlRows } from '#infrastructure/platform/http/xml-rows.wire.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Text that XML can carry: no controls but tab and line ends, no lone surrogates. */
const carried = fc
  .string({ unit: 'grapheme' })
  .filter((text) => !/[^\P{C}\t\r\n]|[\uFFFE\uFFFF]/u.test(text));
const ids = fc.integer({ min: 0, max: 999_999 });

describe('parseXmlRows', () => {
  it('are unchanged after writing and reading, for any text', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ A: carried, B_2: carried })), (rows) => {
        expect(parseXmlRows(xmlRows(rows), ['A', 'B_2'])).toEqual({ ok: true, value: rows });
      }),
    );
  });

  it('are not read from anything else', () => {
    const bodies = [
      '',
      '<ROWS>',
      '<ROWS/>',
      '<ROWS><ROW></ROW></ROWS>',
      '<ROWS><ROW><A>1</A><A>2</A></ROW></ROWS>',
      '<ROWS><ROW><A>1</A><B>2</B></ROW></ROWS>',
      '<ROWS><ROW><A x="1">1</A></ROW></ROWS>',
      '<ROWS><ROW><A>&x;</A></ROW></ROWS>',
      '<ROWS><ROW><A>&#38;</A></ROW></ROWS>',
      '<ROWS>text<ROW><A>1</A></ROW></ROWS>',
      '<ROWS><!-- --><ROW><A>1</A></ROW></ROWS>',
      '<!DOCTYPE x [<!ENTITY a "b">]><ROWS><ROW><A>1</A></ROW></ROWS>',
      '<ROWS><ROW><A>\u0000</A></ROW></ROWS>',
    ];
    for (const body of bodies) {
      expect(parseXmlRows(body, ['A'])).toEqual({ ok: false, failure: { kind: 'unreadable' } });
    }
  });

  it('are read or refused, and never throw, on any text', () => {
    const pieces = fc.constantFrom(
      '<ROWS>',
      '</ROWS>',
      '<ROW>',
      '</ROW>',
      '<A>',
      '</A>',
      '&',
      ' x',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        expect(typeof parseXmlRows(parts.join(''), ['A']).ok).toBe('boolean');
      }),
    );
  });
});

describe('xmlRows', () => {
  it('carry no markup of their values', () => {
    const text = `</A><X>&"'\r\n`;
    expect(xmlRows([{ A: text }])).toBe(
      '<ROWS><ROW><A>&lt;/A&gt;&lt;X&gt;&amp;&quot;&apos;&#13;&#10;</A></ROW></ROWS>',
    );
  });

  it('reject characters that XML cannot carry', () => {
    for (const text of ['\ud83d', 'a\udc00', '\u0000', '\u001b', '\ufffe']) {
      expect(() => xmlRows([{ A: text }])).toThrow('a character that XML does not allow');
    }
    expect(() => xmlRows([{ A: '😀' }])).not.toThrow();
  });
});

describe('nomineeSharesXml', () => {
  it('is a row of id and percentage for each nominee [AP-7.58, FD-7.49, FD-7.50]', () => {
    const shares = [
      { nomineeId: 7, sharePercent: 60 },
      { nomineeId: 9, sharePercent: 40 },
    ];
    expect(nomineeSharesXml(shares)).toBe(
      '<ROWS><ROW><NOMINEE_ID>7</NOMINEE_ID><PERCENTAGE>60</PERCENTAGE></ROW>' +
        '<ROW><NOMINEE_ID>9</NOMINEE_ID><PERCENTAGE>40</PERCENTAGE></ROW></ROWS>',
    );
    fc.assert(
      fc.property(fc.array(fc.record({ nomineeId: ids, sharePercent: fc.nat(100) })), (any) => {
        expect(parseNomineeSharesXml(nomineeSharesXml(any))).toEqual({ ok: true, value: any });
      }),
    );
  });

  it.each([['x', '60'], ['', '60'], ['1234567890', '60'], ['7', '1.5'], ['7', '1000'], ['7', '']])(
    'is not read with the id "%s" and the share "%s"',
    (id, share) => {
      const row = `<NOMINEE_ID>${id}</NOMINEE_ID><PERCENTAGE>${share}</PERCENTAGE>`;
      expect(parseNomineeSharesXml(`<ROWS><ROW>${row}</ROW></ROWS>`).ok).toBe(false);
    },
  );

  it('rejects values that the wire format cannot carry', () => {
    for (const [nomineeId, sharePercent] of [[-1, 50], [1e9, 50], [1, 1000], [1.5, 50]] as const) {
      expect(() => nomineeSharesXml([{ nomineeId, sharePercent }])).toThrow('whole number');
    }
  });
});

describe('declarationsXml', () => {
  it('is D_ID and D_VALUE for each declaration [AP-3.31, AP-3.32, FD-7.46, FD-7.47]', () => {
    expect(declarationsXml([{ id: 3, isYes: true }])).toBe(
      '<ROWS><ROW><D_ID>3</D_ID><D_VALUE>1</D_VALUE></ROW></ROWS>',
    );
    fc.assert(
      fc.property(fc.array(fc.record({ id: ids, isYes: fc.boolean() })), (answers) => {
        expect(parseDeclarationsXml(declarationsXml(answers))).toEqual({
          ok: true,
          value: answers,
        });
      }),
    );
  });

  it.each([['1', '2'], ['1', ''], ['1', '01'], ['-1', '1'], ['1234567890', '1'], ['१', '1']])(
    'is not read with the id "%s" and the value "%s"',
    (id, value) => {
      const text = `<ROWS><ROW><D_ID>${id}</D_ID><D_VALUE>${value}</D_VALUE></ROW></ROWS>`;
      expect(parseDeclarationsXml(text).ok).toBe(false);
    },
  );
});

describe('declarationAnswers', () => {
  it('says Yes as 1, No and silence as 0 [AP-3.30, AP-5.96, FD-4.92, FD-4.93]', () => {
    const questions = [
      { id: 1, question: 'Are you politically exposed?' },
      { id: 2, question: 'Do you live abroad?' },
    ];
    const answers = declarationAnswers(
      questions,
      new Map([
        [1, true],
        [99, true],
      ]),
    );
    expect(answers).toEqual([
      { id: 1, isYes: true },
      { id: 2, isYes: false },
    ]);
    expect(declarationsXml(answers)).toContain('<D_ID>2</D_ID><D_VALUE>0</D_VALUE>');
  });
});

describe('addressesXml', () => {
  it('is a row of id, lines, places and type for each address [AP-7.48, AP-7.50, FD-7.59]', () => {
    const address = {
      id: 4,
      type: 'correspondent' as const,
      line1: '12 Lake View',
      line2: 'Powai',
      pincode: '400076',
      city: 'Mumbai',
      state: 'Maharashtra',
      country: 'India',
    };
    expect(addressesXml([address])).toBe(
      '<ROWS><ROW><ADDRESS_ID>4</ADDRESS_ID><ADDRESS_LINE_1>12 Lake View</ADDRESS_LINE_1>' +
        '<ADDRESS_LINE_2>Powai</ADDRESS_LINE_2><PINCODE>400076</PINCODE><CITY>Mumbai</CITY>' +
        '<STATE>Maharashtra</STATE><COUNTRY>India</COUNTRY>' +
        '<ADDRESS_TYPE>correspondent</ADDRESS_TYPE></ROW></ROWS>',
    );
    expect(parseAddressesXml(addressesXml([address]))).toEqual({ ok: true, value: [address] });
    const added = { ...address, id: 0, type: 'permanent' as const };
    const both = addressesXml([address, added]);
    expect(both).toContain('</ROW><ROW><ADDRESS_ID>0</ADDRESS_ID><ADDRESS_LINE_1>');
    expect(both).toContain('<ADDRESS_TYPE>permanent</ADDRESS_TYPE></ROW></ROWS>');
    expect(parseAddressesXml(both)).toEqual({ ok: true, value: [address, added] });
    const foreign = addressesXml([address]).replace('correspondent', 'office');
    expect(parseAddressesXml(foreign).ok).toBe(false);
    const unknown = addressesXml([address]).replace('<ADDRESS_ID>4<', '<ADDRESS_ID>4x<');
    expect(parseAddressesXml(unknown).ok).toBe(false);
    expect(() => addressesXml([{ ...address, id: 1_000_000_000 }])).toThrow('a whole number');
  });
});
