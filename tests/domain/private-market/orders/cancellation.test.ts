import { describe, expect, it } from 'vitest';
import {
  CancellationReason,
  cancellationReasonFor,
} from '#domain/private-market/orders/cancellation.ts';
import { OrderMove } from '#domain/private-market/orders/order-moves.ts';

describe('cancellationReasonFor', () => {
  it('names who or what cancelled an order [PM-4.100, PM-4.101, PM-4.102]', () => {
    expect(cancellationReasonFor('cancel')).toBe('by-desk');
    expect(cancellationReasonFor('withdraw')).toBe('by-investor');
    expect(cancellationReasonFor('expire-unpaid')).toBe('not-paid');
    expect(cancellationReasonFor('refund')).toBe('refunded');
  });

  it('has one move for each reason, and no reason for other moves', () => {
    const reasons = Object.values(OrderMove).map(cancellationReasonFor);
    const given = reasons.filter((reason) => reason !== undefined);
    expect(given.toSorted()).toEqual(Object.values(CancellationReason).toSorted());
  });
});
