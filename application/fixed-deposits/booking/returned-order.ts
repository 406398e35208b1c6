import type { DepositOrderIds, StartedDepositOrder } from './started-deposit-order.ts';

/**
 * The ids in the address to which the payment page sent the investor, else those of the order that
 * was started in this tab. The investor may return in another tab.
 *
 * @param search the query string of the address, with or without `?`
 */
export function returnedOrder(
  search: string,
  startedOrder: StartedDepositOrder,
): Partial<DepositOrderIds> {
  const query = new URLSearchParams(search);
  const started = startedOrder.read();
  const idFor = (name: string, startedId: number | undefined) => {
    const text = query.get(name);
    return text === null ? startedId : positiveInteger(text);
  };
  const depositOrderId = idFor('fd_investment_id', started?.depositOrderId);
  const depositId = idFor('fd_id', started?.depositId);
  return {
    ...(depositOrderId !== undefined && { depositOrderId }),
    ...(depositId !== undefined && { depositId }),
  };
}

function positiveInteger(text: string): number | undefined {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
}
