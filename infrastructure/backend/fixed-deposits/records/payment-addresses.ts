import type { Sandbox } from '#infrastructure/backend/context.ts';
import type { PaymentRecord } from './payments.ts';
import type { GatewayState } from '#infrastructure/backend/third-parties/payment-page.ts';

const PAGE = 'deposit-payment';
const RESULT = 'deposit-payment-result';

export type PaymentStatusWord = 'success' | 'pending' | 'failed' | 'cancelled' | 'expired';

const WIRE_STATUSES = {
  open: 'pending',
  succeeded: 'success',
  failed: 'failed',
  cancelled: 'cancelled',
  expired: 'expired',
  // The money was sent back, so no deposit was booked.
  refunded: 'failed',
} as const satisfies Record<GatewayState, PaymentStatusWord>;

export function statusWord(state: GatewayState): PaymentStatusWord {
  return WIRE_STATUSES[state];
}

/** The URL of the payment page. It contains the signed payment id, so that it cannot be guessed. */
export function paymentAddress({ config, signer }: Sandbox, paymentId: number): string {
  return `${config.thirdPartyOrigin}/pay/${signer.sign({ purpose: PAGE, payment: paymentId })}`;
}

export function paymentOf({ signer }: Sandbox, state: string): number | undefined {
  const payload = signer.verify(state);
  const isPage = payload?.['purpose'] === PAGE && typeof payload['payment'] === 'number';
  return isPage ? Number(payload['payment']) : undefined;
}

/** The app's return URL with the payment's status and a signature, so that it cannot be forged. */
export function returnAddress({ signer }: Sandbox, payment: PaymentRecord): string {
  const status = statusWord(payment.state);
  const address = new URL(payment.return_url);
  const added = {
    fd_investment_id: String(payment.order_id),
    fd_id: String(payment.product_id),
    payment_id: payment.reference,
    payment_status: status,
    signature: signer.sign({ purpose: RESULT, payment: payment.reference, status }),
  };
  for (const [name, value] of Object.entries(added)) address.searchParams.set(name, value);
  return address.href;
}

/** Whether the result is signed for exactly this payment and status. */
export function isSignedResult(
  { signer }: Sandbox,
  result: {
    readonly payment_id: string;
    readonly payment_status: string;
    readonly signature: string;
  },
): boolean {
  const payload = signer.verify(result.signature);
  return (
    payload?.['purpose'] === RESULT &&
    payload['payment'] === result.payment_id &&
    payload['status'] === result.payment_status
  );
}
