import { shortAccountName } from '#domain/platform/text/short-account-name.ts';
import { timeToMaturity } from '#domain/fixed-deposits/holdings/maturity-notice.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { payoutAccountEnding } from '#infrastructure/backend/fixed-deposits/records/deposit-proof.ts';
import type { DueRenewal } from '#infrastructure/backend/fixed-deposits/records/due-renewal.ts';
import type { DepositRecord } from '#infrastructure/backend/fixed-deposits/records/stored-holding.ts';

/**
 * The bank account of a deposit as messages name it, such as `your bank account, ending in 7093`.
 */
export async function paidAccount(
  database: Kysely<Database>,
  deposit: DepositRecord,
): Promise<string> {
  const ending = await payoutAccountEnding(database, deposit);
  const account = 'your bank account';
  return ending === undefined ? account : shortAccountName(account, ending);
}

interface Settled {
  readonly day: CalendarDate;
  /** The bank account as `paidAccount` names it. */
  readonly account: string;
}

/** Says that the interest is due, not that it was paid, if banks are closed on the day. */
export function payoutMessage(
  { name, application_number }: DepositRecord,
  { day, account, amount }: Settled & { readonly amount: Money },
): string {
  const interest = `${formatRupees(amount)} of interest on your deposit ${application_number}`;
  const closed = closedDaySentence(day);
  if (closed === undefined) {
    return `${interest} in ${name} was paid to ${account} on ${formatDate(day)}.`;
  }
  return `${interest} in ${name} is due to ${account} on ${formatDate(day)}. ${closed}`;
}

export function maturityMessage(
  { name, application_number }: DepositRecord,
  renewal: Settled & DueRenewal,
): string {
  const { day, account, paidOut, terms } = renewal;
  const why = whyLess(renewal);
  const parts = [`Your deposit ${application_number} in ${name} matured on ${formatDate(day)}.`];
  const closed = closedDaySentence(day);
  if (!paidOut.isZero()) {
    if (closed !== undefined) parts.push(closed);
    const isPaid = closed === undefined ? 'was paid' : 'will be paid';
    parts.push(`${formatRupees(paidOut)} ${isPaid} to ${account}.`);
  }
  if (terms !== undefined) {
    const rate = `${formatPercent(terms.annualRatePercent)} p.a.`;
    const until = formatDate(terms.tenure.maturityDateFrom(day));
    parts.push(
      `${formatRupees(terms.principal)} was renewed for the same tenure, at ${rate} until ${until}.`,
    );
  }
  if (why !== undefined) parts.push(`${terms ? 'The rest' : 'It'} could not be renewed: ${why}.`);
  return parts.join(' ');
}

/** Why less is renewed than the investor chose; undefined if all of it is. */
function whyLess({ shortfall, limits }: DueRenewal): string | undefined {
  if (shortfall === undefined) return undefined;
  if (shortfall === 'not-offered' || limits === undefined) {
    return 'the deposit is not offered for this tenure now';
  }
  return shortfall === 'below-minimum'
    ? `the smallest deposit is now ${formatRupees(limits.minimum)}`
    : `the largest deposit is ${formatRupees(limits.maximum)}`;
}

/**
 * Announces the maturity of a running deposit, with what its maturity instruction does. What is
 * offered may change until then.
 */
export function maturityNotice(
  deposit: DepositRecord,
  notice: DueRenewal & {
    readonly today: CalendarDate;
    readonly account: string;
    readonly link: string;
  },
): string {
  const { today, account, link, terms, paidOut } = notice;
  const maturityDate = CalendarDate.of(deposit.maturity_date);
  const why = whyLess(notice);
  const renewal = terms && `${formatRupees(terms.principal)} will be renewed for the same tenure`;
  const paid = `${formatRupees(paidOut)} will be paid to ${account}`;
  const parts = [renewal, paidOut.isZero() ? undefined : paid];
  const what = parts.filter((part) => part !== undefined).join(', and ');
  const note = paidOut.isZero() ? undefined : closedDaySentence(maturityDate);
  const when = `on ${formatDate(maturityDate)}, in ${timeToMaturity(today, maturityDate)}.`;
  const name = `${deposit.name} (${deposit.application_number})`;
  const limit = why && `${terms ? 'Not all of it can' : 'It cannot'} be renewed: ${why}.`;
  const sentences = [`Your deposit ${name} matures ${when}`, note, limit, `${what}: ${link}`];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
