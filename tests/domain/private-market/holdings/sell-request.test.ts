import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ASKING_PRICE_STEP,
  askingPriceViolation,
  LARGEST_ASKING_PRICE,
  sellRequestViolation,
  sellRequestViolationText,
  type ShareForSale,
  shareForSaleViolation,
} from '#domain/private-market/holdings/sell-request.ts';
import {
  LONGEST_SHARE_NAME,
  shareNameViolation,
} from '#domain/private-market/catalogue/share-name.ts';
import { requestQuantityViolation } from '#domain/private-market/orders/share-request-violations.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { anyText, paise } from '#tests/arbitraries/share-orders.ts';

const listed: ShareForSale = { kind: 'listed', name: 'Himalaya Wellness' };
const custom = (name: string, confirmedName?: string): ShareForSale => ({
  kind: 'custom',
  name,
  confirmedName,
});

describe('shareForSaleViolation', () => {
  it('requires a share from the list, or a custom name [PM-5.26, PM-5.29]', () => {
    expect(shareForSaleViolation(undefined)).toEqual({ kind: 'missing' });
    expect(shareForSaleViolation({ kind: 'listed', name: '' })).toEqual({ kind: 'missing' });
    expect(shareForSaleViolation(listed)).toBeUndefined();
    expect(shareForSaleViolation(custom('Himalaya', 'Himalaya'))).toBeUndefined();
  });

  it('requires confirmation of the current custom name [PM-5.27, PM-5.30]', () => {
    expect(shareForSaleViolation(custom('Himalaya'))).toEqual({ kind: 'not-confirmed' });
    expect(shareForSaleViolation(custom('Himalaya W', 'Himalaya'))).toEqual({
      kind: 'not-confirmed',
    });
    expect(shareForSaleViolation(custom(' Himalaya ', 'Himalaya'))).toBeUndefined();
  });

  it('confirms no blank name [PM-5.28]', () => {
    expect(shareForSaleViolation(custom('', ''))).toEqual({ kind: 'not-confirmed' });
    expect(shareForSaleViolation(custom('  ', '  '))).toEqual({ kind: 'not-confirmed' });
  });

  it('names a custom name that is too long or unreadable, confirmed or not', () => {
    const long = 'x'.repeat(201);
    expect(shareForSaleViolation(custom(long, long))).toEqual({ kind: 'too-long', most: 200 });
    expect(shareForSaleViolation(custom('\uD800'))).toEqual({ kind: 'not-text' });
  });

  it('accepts exactly the confirmed names that are valid', () => {
    fc.assert(
      fc.property(anyText(), anyText(), (name, other) => {
        const isName = shareNameViolation(name) === undefined;
        expect(shareForSaleViolation(custom(name, name)) === undefined).toBe(isName);
        const isSame = name.trim() === other.trim();
        expect(shareForSaleViolation(custom(name, other)) === undefined).toBe(isName && isSame);
      }),
    );
  });
});

describe('askingPriceViolation', () => {
  it('requires an amount above 0, in steps of a paisa [PM-5.33, PM-5.34]', () => {
    expect(ASKING_PRICE_STEP.text).toBe('0.01');
    expect(askingPriceViolation('0.01')).toBeUndefined();
    expect(askingPriceViolation('0')).toEqual({ kind: 'not-above-zero' });
    expect(askingPriceViolation('-5')).toEqual({ kind: 'not-above-zero' });
    expect(askingPriceViolation('0.001')).toEqual({ kind: 'too-precise' });
    expect(askingPriceViolation(`1.${'1'.repeat(21)}`)).toEqual({ kind: 'too-precise' });
    expect(askingPriceViolation('1.500')).toBeUndefined();
  });

  it('reports missing and invalid prices', () => {
    expect(askingPriceViolation(' ')).toEqual({ kind: 'missing' });
    for (const text of ['ten', '1e3', '१०', '1,2', '\uD800', 'NaN']) {
      expect(askingPriceViolation(text)).toEqual({ kind: 'not-a-price' });
    }
  });

  it('stops at nine digits of rupees', () => {
    const tooLarge = { kind: 'too-large', most: LARGEST_ASKING_PRICE };
    expect(askingPriceViolation('999999999.99')).toBeUndefined();
    expect(askingPriceViolation('1000000000')).toEqual(tooLarge);
    expect(askingPriceViolation('9'.repeat(30))).toEqual(tooLarge);
  });

  it('accepts every price to the paisa as it is shown', () => {
    fc.assert(
      fc.property(paise({ min: 1n, max: 99_999_999_999n }), (price) => {
        expect(askingPriceViolation(formatRupees(price))).toBeUndefined();
      }),
    );
  });

  it('accepts no text that is not an amount above zero', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const read = Money.parse(text);
        const isPrice = read.ok && read.value.isGreaterThan(Money.zero);
        expect(askingPriceViolation(text) === undefined && !isPrice).toBe(false);
      }),
    );
  });
});

describe('sellRequestViolation', () => {
  const draft = { share: listed, quantity: '10', askingPrice: '900' };

  it('reports the first violation, in the order of the messages [PM-5.36]', () => {
    const nothing = { quantity: '', askingPrice: '' };
    const order = [
      sellRequestViolation(nothing, false),
      sellRequestViolation({ ...nothing, share: listed }, false),
      sellRequestViolation({ ...nothing, share: listed, quantity: '10' }, false),
      sellRequestViolation(draft, false),
      sellRequestViolation(draft, true),
    ].map((found) => found?.field);
    expect(order).toEqual(['share', 'quantity', 'asking-price', 'sign-in', undefined]);
  });

  it('asks for a sign-in before anything is sent [PM-5.35]', () => {
    expect(sellRequestViolation(draft, false)).toEqual({
      field: 'sign-in',
      violation: { kind: 'missing' },
    });
  });

  it('refuses a quantity not above 0 [PM-5.31]', () => {
    expect(sellRequestViolation({ ...draft, quantity: '0' }, true)).toEqual({
      field: 'quantity',
      violation: { kind: 'not-positive' },
    });
  });

  it('agrees with the rules of its fields on any text', () => {
    fc.assert(
      fc.property(anyText(), anyText(), anyText(), (name, quantity, askingPrice) => {
        const share = custom(name, name);
        const found = sellRequestViolation({ share, quantity, askingPrice }, true);
        const violations = [
          shareForSaleViolation(share),
          requestQuantityViolation(quantity),
          askingPriceViolation(askingPrice),
        ];
        expect(found?.violation).toEqual(violations.find((violation) => violation !== undefined));
      }),
    );
  });
});

describe('sellRequestViolationText', () => {
  it('has one message for each field, and for each violation of the share', () => {
    const share = ['missing', 'not-confirmed', 'too-long', 'not-text'] as const;
    const violations = share.map((kind) => ({ kind, most: LONGEST_SHARE_NAME }));
    expect(
      violations.map((violation) => sellRequestViolationText({ field: 'share', violation })),
    ).toEqual([
      'Please select or enter a share name',
      'Please enter and confirm the custom share name',
      'A share name has at most 200 characters',
      'Please use letters, digits and signs only',
    ]);
    const violation = { kind: 'missing' } as const;
    const others = ['quantity', 'asking-price', 'sign-in'] as const;
    expect(others.map((field) => sellRequestViolationText({ field, violation }))).toEqual([
      'Please enter a valid quantity',
      'Please enter a valid asking price',
      'Please sign in to submit a sell request',
    ]);
  });
});
