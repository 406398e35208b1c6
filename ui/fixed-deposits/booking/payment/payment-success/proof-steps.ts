import type { PaymentData } from '#application/fixed-deposits/booking/payment-data-draft.ts';
import type { HeldDepositDetail } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { maturityOutcomeFor } from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { withdrawalDate } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { closedDaySentence } from '#domain/fixed-deposits/interest/bank-closure.ts';
import { payoutsSoFar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import type { ProofStep } from '#ui/platform/orders/proof.tsx';
import { proofCopy as copy } from '#ui/fixed-deposits/booking/payment/copy.ts';
import { checkedQuote } from '#ui/fixed-deposits/quote/checked-quote.ts';

/** What happens to a deposit from now on: its start, the next event, and its maturity. */
export function proofSteps(
  { depositName, maturityDate }: PaymentData,
  deposit: HeldDepositDetail | undefined,
): readonly ProofStep[] {
  if (deposit === undefined) {
    const matures = maturityDate && stepOn(maturityDate, copy.matures);
    return [
      { when: copy.today, text: copy.booked(depositName) },
      ...(matures === undefined ? [] : [matures]),
    ];
  }
  const next = nextEvent(deposit);
  return [
    { when: copy.on(formatDate(deposit.startedOn)), text: copy.started(deposit.issuerName) },
    ...(next === undefined ? [] : [next]),
    stepOn(deposit.maturityDate, atMaturity(deposit)),
  ];
}

/** A payment, with a note if banks are closed on its day. */
function stepOn(date: CalendarDate, text: string): ProofStep {
  const note = closedDaySentence(date);
  return { when: formatDate(date), text: note === undefined ? text : `${text} ${note}` };
}

/** The first interest payment, or the day from which the deposit can be withdrawn early. */
function nextEvent(deposit: HeldDepositDetail): ProofStep | undefined {
  const { own } = checkedQuote(deposit, deposit.issuerId);
  const [first] = own === undefined ? [] : payoutsSoFar(own, deposit.startedOn);
  if (first !== undefined) {
    return stepOn(first.date, copy.firstInterest(formatRupees(first.amount)));
  }
  const free = withdrawalDate(deposit.earlyWithdrawal, deposit);
  return free && { when: copy.from(formatDate(free)), text: copy.withdrawable };
}

function atMaturity(deposit: HeldDepositDetail): string {
  const { maturityInstruction: instruction, maturityAmount } = deposit;
  if (instruction === undefined) return copy.matures;
  const { renewed, paidOut } = maturityOutcomeFor(instruction, deposit);
  if (renewed === undefined) return copy.paidOut(formatRupees(maturityAmount));
  if (paidOut.isZero()) return copy.renewed(formatRupees(renewed));
  return copy.partlyRenewed(formatRupees(renewed), formatRupees(paidOut));
}
