import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LONGEST_SHARE_NAME,
  shareNameViolation,
} from '#domain/private-market/catalogue/share-name.ts';
import {
  requestQuantityViolation,
  shareRequestViolations,
} from '#domain/private-market/orders/share-request-violations.ts';
import { anyText, unitCounts } from '#tests/arbitraries/share-orders.ts';

describe('shareNameViolation', () => {
  it('reports a blank name as missing [PM-5.28, PM-5.37]', () => {
    expect(shareNameViolation('')).toEqual({ kind: 'missing' });
    expect(shareNameViolation(' \t ')).toEqual({ kind: 'missing' });
  });

  it('accepts 200 characters, but not 201, counted as people do [PM-5.38]', () => {
    expect(LONGEST_SHARE_NAME).toBe(200);
    expect(shareNameViolation('x'.repeat(200))).toBeUndefined();
    expect(shareNameViolation('x'.repeat(201))).toEqual({ kind: 'too-long', most: 200 });
    expect(shareNameViolation('🙂'.repeat(200))).toBeUndefined();
    expect(shareNameViolation(` ${'x'.repeat(200)} `)).toBeUndefined();
  });

  it('rejects lone surrogates, control characters, marks of direction and brackets', () => {
    expect(shareNameViolation('Tata \u202esnoS')).toEqual({ kind: 'not-text' });
    expect(shareNameViolation('<b>Tata</b>')).toEqual({ kind: 'not-text' });
    expect(shareNameViolation('L&T (India) Ltd.')).toBeUndefined();
    expect(shareNameViolation('A\uD800')).toEqual({ kind: 'not-text' });
    expect(shareNameViolation('A\u0000B')).toEqual({ kind: 'not-text' });
    expect(shareNameViolation('हिमालय वेलनेस')).toBeUndefined();
  });

  it('ignores blanks around a name', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        expect(shareNameViolation(`  ${text}  `)).toEqual(shareNameViolation(text));
      }),
    );
  });
});

describe('requestQuantityViolation', () => {
  it('reports a missing quantity [PM-5.39]', () => {
    expect(requestQuantityViolation('')).toEqual({ kind: 'missing' });
    expect(requestQuantityViolation('  ')).toEqual({ kind: 'missing' });
  });

  it('requires a whole number above zero [PM-5.31, PM-5.32, PM-5.40]', () => {
    for (const text of ['0', '000', '-5', '+5', '1.5', 'ten', '1e3', '५', '1,000', '\uD800']) {
      expect(requestQuantityViolation(text)).toEqual({ kind: 'not-positive' });
    }
    expect(requestQuantityViolation('1')).toBeUndefined();
  });

  it('accepts nine digits, but not ten [PM-5.41]', () => {
    expect(requestQuantityViolation('999999999')).toBeUndefined();
    expect(requestQuantityViolation('1000000000')).toEqual({ kind: 'too-many-digits', most: 9 });
  });

  it('accepts every number of units, and no other text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), unitCounts().map(String)), (text) => {
        const isFine = /^[0-9]{1,9}$/.test(text.trim()) && Number(text) > 0;
        expect(requestQuantityViolation(text) === undefined).toBe(isFine);
      }),
    );
  });
});

describe('shareRequestViolations', () => {
  it('reports violations by field, and none for a valid request', () => {
    expect(shareRequestViolations({ shareName: '', quantity: '0' })).toEqual({
      shareName: { kind: 'missing' },
      quantity: { kind: 'not-positive' },
    });
    expect(shareRequestViolations({ shareName: 'Himalaya', quantity: '5' })).toStrictEqual({});
  });

  it('agrees with the rules of its fields on any text', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (shareName, quantity) => {
        const { shareName: name, quantity: count } = shareRequestViolations({
          shareName,
          quantity,
        });
        expect(name).toEqual(shareNameViolation(shareName));
        expect(count).toEqual(requestQuantityViolation(quantity));
      }),
    );
  });
});
