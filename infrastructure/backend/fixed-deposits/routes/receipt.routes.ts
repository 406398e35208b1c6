import { maturityInstructionLabel } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import { PayoutFrequency, payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { payoutFrequencyForCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { dayStartInIndia, formatMoment } from '#domain/platform/india-time.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { rupeesInWordsOnPaper } from '#domain/platform/amount-in-words.ts';
import { receiptQuery } from '#infrastructure/fixed-deposits/holdings/held-deposits.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { fileRoute } from '#infrastructure/backend/http/file-route.ts';
import {
  isPrintable,
  type LetterheadContent,
  letterheadPdf,
} from '#infrastructure/backend/documents/letterhead-pdf.ts';
import { holderAt } from '#infrastructure/backend/documents/former-holders.ts';
import { logoOf } from '#infrastructure/backend/documents/svg-drawing.ts';
import { noSuchDeposit } from './held.routes.ts';
import {
  nomineesOf,
  paidFrom,
  paymentOf,
} from '#infrastructure/backend/fixed-deposits/records/deposit-proof.ts';
import { storedInstruction } from '#infrastructure/backend/fixed-deposits/records/instruction-ids.ts';
import { interestClause } from '#infrastructure/backend/fixed-deposits/records/interest-clause.ts';
import {
  conventionOf,
  type DepositRecord,
  deposits,
} from '#infrastructure/backend/fixed-deposits/records/stored-holding.ts';
import { tenureFrom } from '#infrastructure/backend/fixed-deposits/records/stored-tenure.ts';

export function addReceipts(sandbox: Sandbox): void {
  const { database } = sandbox;
  fileRoute(sandbox, {
    path: '/api/main/investment/getreceipt',
    summary: 'Download the receipt of a deposit as a PDF',
    query: receiptQuery,
    run: async (investorId, { fd_investment_id }) => {
      const deposit = await deposits(database)
        .where('deposit.id', '=', fd_investment_id)
        .where('deposit.investor_id', '=', investorId)
        .executeTakeFirst();
      if (deposit === undefined) throw noSuchDeposit();
      const content = await letterheadPdf({
        ...(await receiptOf(database, deposit)),
        logo: logoOf(sandbox.config.appFolder, deposit.logo_url),
      });
      const name = `Receipt ${deposit.application_number}.pdf`;
      return { name, mediaType: 'application/pdf', content };
    },
  });
}

/** Replaces a name in a script that the fonts of the receipt do not have. */
const ONLINE_NAME = 'Name in another script, as your deposit in Vriddhi shows it';
const CLOSING = 'Made by the Vriddhi sandbox: no real money has moved.';

async function receiptOf(
  database: Kysely<Database>,
  deposit: DepositRecord,
): Promise<LetterheadContent> {
  const principal = Money.of(deposit.principal);
  const instruction = storedInstruction(deposit.maturity_instruction_id);
  const payout = payoutFrequencyForCode(deposit.payout_code);
  const isCumulative = payout === PayoutFrequency.AtMaturity;
  const closed = closedDaySentence(CalendarDate.of(deposit.maturity_date));
  const payment = await paymentOf(database, deposit);
  return {
    kind: 'Deposit receipt',
    number: `Application number ${deposit.application_number}`,
    lead: 'Received for',
    amount: formatRupees(principal),
    amountInWords: `${rupeesInWordsOnPaper(principal)} only`,
    name: deposit.name,
    issuer: deposit.issuer_name,
    growth: {
      from: printedDay(deposit.started_on),
      to: printedDay(deposit.maturity_date),
      result: `${formatRupees(Money.of(deposit.maturity_amount))} at maturity`,
    },
    closing: `${CLOSING} ${interestClause(conventionOf(deposit), isCumulative)}`,
    facts: [
      ...(await originFacts(database, deposit, payment)),
      ['Depositor', await depositorOf(database, deposit, payment)],
      ['Invested on', printedDay(deposit.started_on)],
      ['Interest rate', `${formatPercent(Percentage.of(deposit.annual_rate))} p.a.`],
      ['Tenure', tenureInWords(tenureFrom(deposit.tenure))],
      ['Interest payout', payoutLabel(payout)],
      ['Total interest', formatRupees(Money.of(deposit.total_interest))],
      ['Maturity date', printedDay(deposit.maturity_date)],
      ...(closed === undefined ? [] : [['That day', closed] as const]),
      ['Maturity amount', formatRupees(Money.of(deposit.maturity_amount))],
      ['At maturity', maturityInstructionLabel(instruction)],
      ...(await nomineeFacts(database, deposit)),
    ],
  };
}

type Payment = Awaited<ReturnType<typeof paymentOf>>;
type Fact = LetterheadContent['facts'][number];

/** Where the money came from: a payment, or a matured deposit. */
async function originFacts(
  database: Kysely<Database>,
  deposit: DepositRecord,
  payment: Payment,
): Promise<readonly Fact[]> {
  if (payment !== undefined) {
    const { reference, method, finished_at: paidAt } = payment;
    const account = await paidFrom(database, deposit);
    return [
      ['Payment reference', reference],
      ...(paidAt === null ? [] : [['Paid on', formatMoment(paidAt.getTime())] as const]),
      ...(method === null ? [] : [['Paid by', method] as const]),
      ...(account === undefined ? [] : [['Paid from', account] as const]),
    ];
  }
  const earlier = await database
    .selectFrom('deposits')
    .select('application_number')
    .where('renewed_into', '=', deposit.id)
    .where('investor_id', '=', deposit.investor_id)
    .executeTakeFirst();
  return earlier === undefined ? [] : [['Renewed from', earlier.application_number]];
}

/** The name that the investor had when the deposit was paid, or renewed. */
async function depositorOf(
  database: Kysely<Database>,
  { investor_id: investorId, started_on }: DepositRecord,
  payment: Payment,
): Promise<string> {
  const at = payment?.finished_at ?? new Date(dayStartInIndia(CalendarDate.of(started_on)));
  const { name } = await holderAt(database, { investorId, at });
  return name ?? 'Not on file';
}

async function nomineeFacts(
  database: Kysely<Database>,
  deposit: DepositRecord,
): Promise<readonly Fact[]> {
  const nominees = await nomineesOf(database, deposit);
  return nominees.map(({ full_name, share_percent }, index) => [
    index === 0 ? 'Nominees' : '',
    `${isPrintable(full_name) ? full_name : ONLINE_NAME}, ${share_percent}%`,
  ]);
}

function printedDay(iso: string): string {
  return formatDate(CalendarDate.of(iso));
}
