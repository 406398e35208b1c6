import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  OrderStatus,
  orderStatusLabel,
  orderStatusTone,
  orderTabFor,
  OrderTone,
} from '#domain/private-market/orders/order-status.ts';
import { readStatuses } from '#tests/arbitraries/share-orders.ts';

const statuses = Object.values(OrderStatus);

const labels = [
  ['pending', 'Awaiting Confirmation', 'PM-4.1'],
  ['request_confirmed', 'Payment Pending', 'PM-4.2'],
  ['price_offered', 'Offer Received', 'PM-4.3'],
  ['payment_requested', 'Awaiting Payment', 'PM-4.4'],
  ['price_offer_declined', 'Offer Rejected', 'PM-4.5'],
  ['rejected', 'Offer Rejected', 'PM-4.6'],
  ['price_offer_expired', 'Price Offer Expired', 'PM-4.7'],
  ['payment_received', 'Processing Order', 'PM-4.8'],
  ['order_under_process', 'Processing Order', 'PM-4.9'],
  ['payment_failed', 'Payment Failed', 'PM-4.10'],
  ['completed', 'Shares Transferred', 'PM-4.11'],
] as const;

describe('orderStatusLabel', () => {
  for (const [status, label, id] of labels) {
    it(`of ${status} is ${label} [${id}]`, () => {
      expect(orderStatusLabel(status)).toBe(label);
    });
  }

  it('is the status itself if the documents define only its colour [PM-4.12, PM-4.14]', () => {
    const colourOnly = ['ordered', 'cancelled', 'failed', 'successful', 'payment_due'] as const;
    expect(colourOnly.map(orderStatusLabel)).toEqual([
      'Ordered',
      'Cancelled',
      'Failed',
      'Successful',
      'Payment Due',
    ]);
  });

  it('capitalises the words of an unknown status [PM-4.14]', () => {
    expect(orderStatusLabel({ unknown: 'on_hold-by desk' })).toBe('On Hold By Desk');
    expect(orderStatusLabel({ unknown: ' _ ' })).toBe('Status not known');
    expect(orderStatusLabel({ unknown: '' })).toBe('Status not known');
  });

  it('is defined for every text, without underscores or blanks around it', () => {
    fc.assert(
      fc.property(readStatuses(), (status) => {
        const label = orderStatusLabel(status);
        expect(label).toMatch(/^[^_\s](?:[^_]*[^_\s])?$/);
      }),
    );
  });
});

describe('orderStatusTone', () => {
  it('says who has to act, or how it ended [PM-4.13]', () => {
    const byTone = Object.fromEntries(
      Object.values(OrderTone).map((tone) => [
        tone,
        statuses.filter((status) => orderStatusTone(status) === tone),
      ]),
    );
    expect(byTone).toEqual({
      waiting: ['pending'],
      action: ['request_confirmed', 'price_offered', 'payment_requested', 'payment_due'],
      progress: ['payment_received', 'order_under_process', 'ordered'],
      success: ['completed', 'successful'],
      failure: ['price_offer_declined', 'rejected', 'payment_failed', 'failed'],
      neutral: ['price_offer_expired', 'cancelled'],
    });
  });

  it('is one of the six for every status, neutral for an unknown one [PM-4.12]', () => {
    fc.assert(
      fc.property(readStatuses(), (status) => {
        const tone = orderStatusTone(status);
        expect(Object.values(OrderTone)).toContain(tone);
        expect(tone === 'neutral' || typeof status === 'string').toBe(true);
      }),
    );
  });
});

describe('orderTabFor', () => {
  it('lists as past what is over, a rejected offer too', () => {
    expect(statuses.filter((status) => orderTabFor(status) === 'past')).toEqual([
      'price_offer_declined',
      'rejected',
      'price_offer_expired',
      'completed',
      'cancelled',
      'failed',
      'successful',
    ]);
  });
});
