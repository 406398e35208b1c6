import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { STAMP_DUTY_LABEL } from '#domain/private-market/orders/stamp-duty.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { transferDueOn } from '#domain/private-market/orders/deal-slip.ts';
import { isPaid } from '#domain/private-market/orders/order-phase.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { rupeesInWordsOnPaper } from '#domain/platform/amount-in-words.ts';
import {
  dealSlipQuery,
  dealSlipReply,
  requestIdQuery,
} from '#infrastructure/private-market/orders/deal-slips.wire.ts';
import { done } from '#infrastructure/platform/http/wire-values.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { fileRoute } from '#infrastructure/backend/http/file-route.ts';
import {
  type LetterheadContent,
  letterheadPdf,
} from '#infrastructure/backend/documents/letterhead-pdf.ts';
import { logoOf } from '#infrastructure/backend/documents/svg-drawing.ts';
import { holderAt } from '#infrastructure/backend/documents/former-holders.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import { appOriginOf } from '#infrastructure/backend/http/app-origin.ts';
import {
  isSlipSigned,
  preparedSlip,
  recordSignature,
} from '#infrastructure/backend/private-market/records/deal-slips.ts';
import {
  amountsOf,
  lockedOrder,
  orderName,
  type OrderRecord,
  ownShareOrder,
} from '#infrastructure/backend/private-market/records/order-records.ts';

export function addDealSlipRoutes(sandbox: Sandbox): void {
  addPrepare(sandbox);
  addSigned(sandbox);
  addDocument(sandbox);
}

function addPrepare(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/signing/upload-and-gettoken',
    summary: 'Prepare the deal slip of a paid order for signing',
    access: 'session',
    query: dealSlipQuery,
    reply: dealSlipReply,
    mutates: true,
    run: async ({ query, investorId, database, request }) => {
      const order = await lockedOrder(database, { id: query.request_id, investorId });
      const isSigned = await isSlipSigned(database, order);
      // The app may have been closed before it reported the signature, so this updates the order.
      if (isSigned) await recordSignature(sandbox, database, order);
      const isToSign = !isSigned && order.kind === 'share' && order.status === 'payment_received';
      const appOrigin = appOriginOf(sandbox, request);
      const slip = isToSign
        ? await preparedSlip(sandbox, database, { order, appOrigin })
        : undefined;
      const data = {
        digio_document_signed: isSigned,
        payment_done: isPaid(order.status),
        digio_upload_response: slip && {
          access_token: { entity_id: slip.document_id, id: slip.token },
          signing_parties: [{ identifier: order.mobile }],
        },
      };
      return { status: 200, message: 'Deal slip', data };
    },
  });
}

function addSigned(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/signing/digio-signed-status',
    summary: 'Verify the signature with the signing service and advance the order',
    access: 'session',
    query: requestIdQuery,
    reply: done,
    mutates: true,
    run: async ({ query, investorId, database }) => {
      const order = await lockedOrder(database, { id: query.order_request_id, investorId });
      if (!(await isSlipSigned(database, order))) {
        const message = 'The deal slip is not signed yet.';
        throw new Refusal({ status: 409, code: 'not-signed', message });
      }
      await recordSignature(sandbox, database, order);
      return { status: 200, message: 'Signed' };
    },
  });
}

function addDocument(sandbox: Sandbox): void {
  const { database } = sandbox;
  fileRoute(sandbox, {
    path: '/api/private-market/deal-slip',
    summary: 'Download the signed deal slip of an order as a PDF',
    query: requestIdQuery,
    run: async (investorId, { order_request_id: id }) => {
      const order = await ownShareOrder(database, { id, investorId });
      const content = await letterheadPdf({
        ...(await dealSlipContent(database, order)),
        logo: logoOf(sandbox.config.appFolder, order.logo_url),
      });
      return { name: `Deal slip ${id}.pdf`, mediaType: 'application/pdf', content };
    },
  });
}

async function dealSlipContent(
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<LetterheadContent> {
  const facts = await signedFacts(database, order);
  const amounts = amountsOf(order);
  if (facts === undefined || amounts === undefined) {
    const message = 'There is no signed deal slip for this order yet.';
    throw new Refusal({ status: 404, code: 'slip-unknown', message });
  }
  const signedOn = CalendarDate.inIndia(facts.signedAt.getTime());
  return {
    kind: 'Deal slip',
    number: `Order ${order.id}`,
    lead: 'Purchase of unlisted shares',
    name: orderName(order),
    issuer: `${indianGroups(String(order.units))} shares at ${formatRupees(amounts.pricePerUnit)} each`,
    amount: formatRupees(amounts.totalPayable),
    amountInWords: `${rupeesInWordsOnPaper(amounts.totalPayable)} only`,
    facts: [
      ['Buyer', facts.buyer ?? 'Not on file'],
      ['Demat account', facts.dematNumber ?? 'Not on file'],
      ['ISIN', order.isin ?? 'Not on file'],
      ['Total investment', formatRupees(amounts.totalInvestment)],
      [`Stamp duty (${STAMP_DUTY_LABEL})`, formatRupees(amounts.stampDuty)],
      ['Total paid', formatRupees(amounts.totalPayable)],
      ['Payment reference', facts.reference ?? 'Not on file'],
      ['Signed on', formatDate(signedOn)],
      ['Transfer due by', formatDate(transferDueOn(signedOn))],
      ['Document', facts.documentId],
    ],
    closing:
      'Made by the Vriddhi sandbox: no real money has moved. Vriddhi only facilitates ' +
      'private-market investments; it is neither a broker nor an adviser. The buyer ' +
      'pays Vriddhi, which pays the seller and earns the difference between the two prices. ' +
      `Shares are locked in for ${IPO_LOCK_IN_MONTHS} months after the company lists.`,
  };
}

async function signedFacts(
  database: Kysely<Database>,
  { id, investor_id: investorId }: OrderRecord,
) {
  const slip = await database
    .selectFrom('deal_slips as slip')
    .leftJoin('share_payments as payment', (join) =>
      join
        .onRef('payment.order_id', '=', 'slip.order_id')
        .onRef('payment.investor_id', '=', 'slip.investor_id')
        .on('payment.state', '=', 'succeeded'),
    )
    .select(['slip.signed_at', 'slip.document_id', 'payment.reference'])
    .where('slip.order_id', '=', id)
    .where('slip.investor_id', '=', investorId)
    .executeTakeFirst();
  if (slip === undefined || slip.signed_at === null) return undefined;
  const { signed_at: signedAt, document_id: documentId, reference } = slip;
  const holder = await holderAt(database, { investorId, at: signedAt });
  const { name: buyer, demat_number: dematNumber } = holder;
  return { signedAt, documentId, buyer, dematNumber, reference };
}
