import type { DepositOrderIds, StartedDepositOrder } from './started-deposit-order.ts';

/** An id in a URL: undefined if the URL contains none, `unreadable` if it is not a valid id. */
export type ReturnedId = number | 'unreadable' | undefined;

/** The return of the investor from the payment page. */
export interface ReturnedPayment {
  readonly depositOrderId: ReturnedId;
  readonly depositId: ReturnedId;
  /** The query string of the return URL, which contains the payment gateway's signed result. */
  readonly result: string;
}

/**
 * The order ids in the payment page's return URL. An id that the URL does not contain is taken from
 * the order that was started in this tab. The investor may return in another tab.
 */
export function returnedOrder(
  returned: Pick<ReturnedPayment, 'depositOrderId' | 'depositId'>,
  startedOrder: StartedDepositOrder,
): Partial<DepositOrderIds> {
  const started = startedOrder.read();
  const depositOrderId = idOf(returned.depositOrderId, started?.depositOrderId);
  const depositId = idOf(returned.depositId, started?.depositId);
  return {
    ...(depositOrderId !== undefined && { depositOrderId }),
    ...(depositId !== undefined && { depositId }),
  };
}

function idOf(returned: ReturnedId, started: number | undefined): number | undefined {
  return returned === 'unreadable' ? undefined : (returned ?? started);
}
