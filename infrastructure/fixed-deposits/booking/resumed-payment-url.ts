import type * as v from 'valibot';
import { webAddress } from '#infrastructure/platform/http/web-address.ts';
import type { resumeBookingReply } from './advisor-orders.wire.ts';

/**
 * The URL of the payment page in a reply to a resumed booking; undefined unless the status is 200,
 * the message is `success`, and a URL is given.
 * @throws an Error for a URL of another scheme than http and https
 */
export function resumedPaymentUrl(
  reply: v.InferOutput<typeof resumeBookingReply>,
): string | undefined {
  const { status, message, data } = reply;
  if (status !== 200 || message !== 'success') return undefined;
  const url = data?.paymentUrl ?? '';
  return url === '' ? undefined : webAddress(url);
}
