import type {
  ReturnedId,
  ReturnedPayment,
} from '#application/fixed-deposits/booking/returned-order.ts';

/** @param search the query string of the payment page's return URL, with or without `?` */
export function returnedPayment(search: string): ReturnedPayment {
  const query = new URLSearchParams(search);
  return {
    depositOrderId: idIn(query.get('fd_investment_id')),
    depositId: idIn(query.get('fd_id')),
    result: search,
  };
}

function idIn(text: string | null): ReturnedId {
  if (text === null) return undefined;
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 'unreadable';
}
