import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HOUSE_ADVISOR_ID,
  shareOrderOutcomeFor,
  SUPPLIER_ID,
} from '#domain/private-market/share-order-request.ts';
import { anyText } from '#tests/arbitraries/share-orders.ts';

it('has the advisor 1 and the supplier 1 [PM-9.2, PM-9.3, PM-9.4]', () => {
  expect([HOUSE_ADVISOR_ID, SUPPLIER_ID]).toEqual([1, 1]);
});

describe('shareOrderOutcomeFor', () => {
  it('leads a confirmed order to its summary', () => {
    expect(shareOrderOutcomeFor('request_confirmed')).toBe('order-summary');
  });

  it('opens the dialog for a pending one', () => {
    expect(shareOrderOutcomeFor('pending')).toBe('order-requested');
  });

  it('leads any other to the list of orders [PM-4.54]', () => {
    const others = ['price_offered', 'Pending', '', undefined, 200];
    expect(others.map(shareOrderOutcomeFor)).toEqual(others.map(() => 'orders'));
    fc.assert(
      fc.property(anyText(), (word) => {
        expect(shareOrderOutcomeFor(word)).toBe('orders');
      }),
    );
  });
});
