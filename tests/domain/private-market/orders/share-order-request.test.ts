import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { describe, expect, it } from 'vitest';
import { shareOrderOutcomeFor } from '#domain/private-market/orders/share-order-request.ts';

describe('shareOrderOutcomeFor', () => {
  it('leads a confirmed order to its summary', () => {
    expect(shareOrderOutcomeFor('request_confirmed')).toBe('order-summary');
  });

  it('opens the dialog for a pending one', () => {
    expect(shareOrderOutcomeFor('pending')).toBe('order-requested');
  });

  it('leads any other to the list of orders [PM-4.54]', () => {
    const others = Object.values(OrderStatus).filter(
      (status) => status !== 'request_confirmed' && status !== 'pending',
    );
    expect(others.map(shareOrderOutcomeFor)).toEqual(others.map(() => 'orders'));
  });
});
