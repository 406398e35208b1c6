import { SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';
import type { HeldDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import { formatDate, formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { tenureInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import { RENEWAL_LIMIT } from '#ui/fixed-deposits/shared/held-in-copy.ts';

interface RateChange {
  readonly before: Percentage;
  readonly now: Percentage;
}

/** Such as `8.40% p.a.`. At the end of a sentence, it needs no further full stop. */
function rateAYear(rate: Percentage): string {
  return `${formatPercent(rate)} p.a.`;
}

export const orderSummaryCopy = {
  title: 'Order summary',
  order: 'Your order',
  amount: 'Investment amount',
  becomes: (date: string) => `Maturity amount on ${date}`,
  maturity: 'Maturity amount',
  interest: 'Total interest',
  tenure: 'Tenure',
  rate: 'Interest rate',
  senior: 'Senior citizen rate',
  yield: 'Effective yield',
  yieldInfo: 'What is effective yield?',
  yieldText:
    'Your average interest per year, as a percentage of what you invested: total interest ÷ ' +
    '(amount × years) × 100.',
  returns: 'What is left after tax',
  payout: 'Interest payout',
  payoutAmount: (label: string) => `${label} payout amount`,
  maturityAction: 'Maturity action',
  maturityHint:
    'What happens to the money on the maturity date. You can change it later. ' + RENEWAL_LIMIT,
  maturityLater: 'Decide after the payment',
  maturityFailed: 'The choices could not be loaded: you can choose after the payment.',
  pep: 'Are you a politically exposed person (PEP)?',
  pepHint: 'Or a close relative or associate of one: a minister, a judge, a senior official.',
  yes: 'Yes',
  no: 'No',
  terms: 'I have read the terms of this deposit and agree to them',
  readTerms: 'Read the terms',
  termsFailed: 'The terms could not be loaded.',
  tryAgain: 'Try again',
  questionsLoading: 'Loading the questions of the issuer…',
  whyTerms: 'Agree to the terms to continue',
  payAmount: (amount: string) => `Make Payment of ${amount}`,
  safe: '100% Safe & Secure Payment',
  payee: (issuer: string) => `Your money goes to ${issuer}.`,
  checking: 'We are still confirming your order. Nothing is paid before you pay on the payment page.',
  unpaid: 'This step takes no money: you pay on the payment page.',
  updated: ({ before, now }: RateChange) =>
    before.equals(now)
      ? 'The figures are updated for a deposit made today.'
      : `Your interest rate is now ${rateAYear(now)} instead of ${rateAYear(before)}`,
  seniorTaken: (rate: Percentage) =>
    `Your order is now at the senior citizen rate of ${rateAYear(rate)} Check the new figures ` +
    'before you pay.',
  seniorDropped: ({ before, now }: RateChange) =>
    'Senior citizen rates will not apply: your details do not show that you are ' +
    `${SENIOR_CITIZEN_AGE} or older. ` +
    `Your rate is ${rateAYear(now)} instead of ${rateAYear(before)}`,
  empty: 'No order yet',
  emptyText: 'Choose a deposit and an amount, and the summary of your order will appear here.',
  discover: 'Discover FDs',
} as const;

/** What follows the order summary. */
export const wayCopy = {
  pay: 'Next: pay',
  nominees: 'Next: nominees, then pay',
  details: 'Next: your details and nominees, then pay',
  bank: (issuer: string) => `Next: pay on the page of ${issuer}`,
  kycThenBank: (issuer: string) => `Next: KYC, then pay on the page of ${issuer}`,
} as const;

/** Shown if the order has already become a deposit, such as in another tab. */
export const alreadyPaidCopy = {
  title: 'You already have this deposit',
  text: ({ name, principal, startedOn }: HeldDeposit) =>
    `You paid ${formatRupees(principal)} for ${name} on ${formatDate(startedOn)}, and that ` +
    'deposit is booked. Do you want a second one with the same amount and tenure?',
  see: 'See my deposit',
  another: 'Book a second one',
} as const;

/** Shown if the partner bank, the only source for its deposits, did not answer about a payment. */
export const paymentUnknownCopy = {
  title: 'We could not check for an earlier payment',
  text:
    'The partner bank did not tell us whether you already hold this deposit. ' +
    'If you have paid for it, do not pay again. If you have not, you can continue.',
  again: 'Check again',
  goOn: 'Continue without the check',
} as const;

interface UpgradeFigures {
  readonly tenure: Tenure;
  readonly annualRatePercent: Percentage;
  readonly totalInterest: Money;
  readonly maturityDate: CalendarDate;
}

/** Names the tenure of each scheme, because totals of different tenures are not comparable. */
function tenureChangeCopy(now: UpgradeFigures, better: UpgradeFigures): string {
  const until = formatDate(better.maturityDate);
  const before = formatDate(now.maturityDate);
  if (better.tenure.days > now.tenure.days) {
    return `Your deposit matures later: on ${until} instead of ${before}.`;
  }
  return (
    `Your money is free earlier, on ${until} instead of ${before}. ` +
    'The total interest is lower where the money earns for a shorter time.'
  );
}

export const upgradeCopy = {
  title: 'A better rate for your money',
  text: (now: UpgradeFigures, better: UpgradeFigures) =>
    `The same deposit has a rate of ${rateAYear(better.annualRatePercent)} for ` +
    `${tenureInWords(better.tenure)}, instead of ${rateAYear(now.annualRatePercent)} for ` +
    `${tenureInWords(now.tenure)}. ${tenureChangeCopy(now, better)} You can keep what you chose.`,
  figure: 'Figure',
  now: 'Your choice',
  better: 'The better rate',
  tenure: 'Tenure',
  date: 'Maturity date',
  rate: 'Interest rate p.a.',
  interest: 'Total interest',
  maturity: 'Maturity amount',
  upgrade: 'Upgrade',
  keep: "Don't Upgrade",
  done: 'Tenure changed. Review the new figures before you pay',
} as const;

export const orderNomineesCopy = {
  title: 'Nominees',
  share: (percent: number) => `${percent}%`,
  keep: 'Keep these nominees',
  hint: 'Untick this to change them before you pay.',
} as const;
