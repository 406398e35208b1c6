import { shortAccountName } from '#domain/platform/text/short-account-name.ts';
import { maturityOutcomeFor } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { timeToMaturity } from '#domain/fixed-deposits/holdings/maturity-notice.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { payoutAccountEnding } from '#infrastructure/backend/fixed-deposits/records/deposit-proof.ts';
import { storedInstruction } from '#infrastructure/backend/fixed-deposits/records/instruction-ids.ts';
import {
  type DepositRecord,
  holdingOf,
} from '#infrastructure/backend/fixed-deposits/records/stored-holding.ts';

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
  renewal: Settled & { readonly paidOut: Money; readonly terms?: DepositTerms },
): string {
  const { day, account, paidOut, terms } = renewal;
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
  return parts.join(' ');
}

/** Announces the maturity of a running deposit, with what its maturity instruction does. */
export function maturityNotice(
  deposit: DepositRecord,
  notice: { readonly today: CalendarDate; readonly account: string; readonly link: string },
): string {
  const { today, account, link } = notice;
  const { quote, maturityDate } = holdingOf(deposit);
  const { terms, maturityAmount } = quote;
  const instruction = storedInstruction(deposit.maturity_instruction_id);
  const { renewed, paidOut } = maturityOutcomeFor(instruction, { ...terms, maturityAmount });
  const renewal = renewed && `${formatRupees(renewed)} will be renewed for the same tenure`;
  const paid = `${formatRupees(paidOut)} will be paid to ${account}`;
  const parts = [renewal, paidOut.isZero() ? undefined : paid];
  const what = parts.filter((part) => part !== undefined).join(', and ');
  const note = paidOut.isZero() ? undefined : closedDaySentence(maturityDate);
  const when = `on ${formatDate(maturityDate)}, in ${timeToMaturity(today, maturityDate)}.`;
  const name = `${deposit.name} (${deposit.application_number})`;
  const sentences = [`Your deposit ${name} matures ${when}`, note, `${what}: ${link}`];
  return sentences.filter((sentence) => sentence !== undefined).join(' ');
}
