import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { formatPercent } from '#domain/platform/indian-formatting.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { logoOf } from '#infrastructure/backend/documents/svg-drawing.ts';
import type { PaymentBill } from '#infrastructure/backend/third-parties/payment-page.ts';
import { primaryAccountName } from '#infrastructure/backend/fixed-deposits/records/deposit-proof.ts';
import { tenureFrom } from '#infrastructure/backend/fixed-deposits/records/stored-tenure.ts';
import type { PaymentRecord } from '#infrastructure/backend/fixed-deposits/records/payments.ts';

export async function depositBill(
  { database, config }: Pick<Sandbox, 'database' | 'config'>,
  payment: PaymentRecord,
): Promise<PaymentBill> {
  const account = await primaryAccountName(database, payment.investor_id);
  const rate = formatPercent(Percentage.of(payment.annual_rate));
  return {
    payee: payment.issuer_name,
    logo: logoOf(config.appFolder, payment.logo_url),
    amount: payment.amount,
    facts: [
      ['For', payment.deposit_name],
      ...(account === undefined ? [] : [['From', account] as const]),
      ['Tenure', tenureInWords(tenureFrom(payment.tenure))],
      ['Interest rate', `${rate} p.a.`],
    ],
    reference: payment.reference,
    state: payment.state,
    method: payment.method,
    openedAt: payment.opened_at,
    expiresAt: payment.expires_at,
    paidMessage: 'Your deposit is booked. Opening this page again does not charge you twice.',
  };
}
