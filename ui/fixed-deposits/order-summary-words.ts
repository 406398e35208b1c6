import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { tenureInWords } from './tenure-text.tsx';

export const orderSummaryWords = {
  title: 'Order summary',
  eyebrow: (deposit: string) => deposit,
  change: 'Change amount or tenure',
  amount: 'Investment amount',
  becomes: (date: string) => `Maturity amount on ${date}`,
  interest: 'Total interest',
  tenure: 'Tenure',
  rate: 'Interest rate',
  senior: 'Senior citizen rate',
  yield: 'Effective yield',
  yieldInfo: 'What is effective yield?',
  yieldText:
    'What the deposit brings a year, on average, with interest on interest: total interest ÷ ' +
    '(amount × years) × 100.',
  payout: 'Interest payout',
  payoutAmount: (label: string) => `${label} payout amount`,
  working: 'See where each number comes from',
  maturityAction: 'Maturity action',
  maturityHint: 'What happens to the money on the maturity date. You can change it later.',
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
  whyTerms: 'Agree to the terms to go on',
  pay: 'Make Payment',
  payAmount: (amount: string) => `Make Payment of ${amount}`,
  youPay: 'You pay',
  safe: '100% Safe & Secure Payment',
  next: (issuer: string) =>
    `Next: a few details, then the payment page. Your money goes to ${issuer}.`,
  nextAtBank: (issuer: string) =>
    `Next: ${issuer} asks for the last details and the payment on its own page.`,
  checking:
    'We have not heard back yet, and are checking what became of your order. ' +
    'It is started once at most.',
  once: 'However often you press, the order is started once.',
  updated: 'These are the figures of today, at the rates that apply to you.',
  seniorDropped:
    'Senior citizen rates will not apply: your details do not show that you are 60 or older.',
  empty: 'No order yet',
  emptyText: 'Choose a deposit and an amount, and the summary of your order will stand here.',
  discover: 'Discover FDs',
} as const;

/** An order that has become a deposit already, in another tab or before going back. */
export const alreadyPaidWords = {
  title: 'This order is already paid',
  text: ({ name, principal, startedOn }: HeldDeposit) =>
    `Your deposit of ${formatRupees(principal)} in ${name} was booked on ` +
    `${formatDate(startedOn)}. Nothing more is to be paid for it.`,
  see: 'See the deposit',
  another: 'Start another one',
} as const;

export const upgradeWords = {
  title: 'A better rate for your money',
  text: (now: { readonly tenure: Tenure }, better: { readonly tenure: Tenure }) =>
    `The same deposit pays more for ${tenureInWords(better.tenure)} than for ` +
    `${tenureInWords(now.tenure)}. Take it, or keep what you chose: both are fine.`,
  figure: 'Figure',
  now: 'Your choice',
  better: 'The better rate',
  tenure: 'Tenure',
  rate: 'Interest rate p.a.',
  interest: 'Total interest',
  maturity: 'Maturity amount',
  upgrade: 'Upgrade',
  keep: "Don't Upgrade",
  done: 'Upgraded: have a look at the new figures',
} as const;

/** The letters of a formula, and the step that each of them comes out of, if any. */
export const workingWords = {
  given: {
    P: 'Investment amount',
    r: 'Interest rate a year, as a fraction',
    n: 'Periods a year',
    years: 'Years',
    months: 'Months',
    days: 'Days',
    length: 'Days of the running month',
  },
  rules: {
    A: 'Balance after the whole periods',
    M: 'Maturity amount',
    I: 'Total interest',
    D: 'Days in the tenure',
    E: 'Days so far',
    p: 'Days in one period',
    k: 'Whole periods',
    b: 'Days of the broken period',
  },
  formula: 'Formula',
} as const;
