import { returnedPayment } from '#ui/fixed-deposits/booking/payment/returned-payment.ts';
import { describe, expect, it } from 'vitest';

describe('the return from the payment page', () => {
  it('names the order by its ids, and passes the result on unread', () => {
    const search = '?fd_investment_id=50012&fd_id=3&payment_id=VRP-1';
    const order = { depositOrderId: 50_012, depositId: 3 };
    expect(returnedPayment(search)).toEqual({ ...order, result: search });
    expect(returnedPayment(search.slice(1))).toMatchObject(order);
  });

  it('may name no order, or only one of its ids', () => {
    const nothing = { depositOrderId: undefined, depositId: undefined };
    expect(returnedPayment('')).toMatchObject(nothing);
    expect(returnedPayment('?payment_id=VRP-1')).toMatchObject(nothing);
    expect(returnedPayment('?fd_id=3')).toMatchObject({ ...nothing, depositId: 3 });
  });

  it.each(['', '0', '-1', '01', '1e3', '1.5', '3x', '12345678901'])(
    'with the id "%s" is unreadable',
    (text) => {
      const id = { depositOrderId: 'unreadable' };
      expect(returnedPayment(`?fd_investment_id=${text}`)).toMatchObject(id);
    },
  );
});
