import { SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
export const investDetailsCopy = {
  back: 'All deposits',
  share: 'Copy the link to this page',
  copied: 'Link copied!',
  notCopied: 'Your browser did not let us copy the link. Copy it from the address bar.',
  earnUpTo: 'Earn up to',
  minimum: 'Minimum Deposit',
  lockIn: 'Lock-in',
  days: (days: number) => {
    if (days >= 360) return counted(Math.round(days / 365), 'year');
    return days % 30 === 0 ? counted(days / 30, 'month') : counted(days, 'day');
  },
  trusted: (investors: string) => `Trusted by ${investors} investors`,
  /** The heading for Suryoday, in place of the number of investors. */
  creditRating: 'A+ credit rating',
  notShown: 'Fixed deposit',
  unknown: 'We could not find this deposit',
  unknownText: 'It may have been withdrawn by its issuer. Have a look at the others.',
  failed: 'We could not load the rates. Please try again.',
} as const;

export const tenureTableCopy = {
  title: 'Tenure and returns',
  text: 'Choose a tenure to see your returns.',
  tenure: 'Tenure',
  rate: 'Interest rate',
  interest: 'Interest on 1 Lac',
  seniors: (rate: string) => `Seniors ${rate}`,
  others: 'Other Schemes',
  fewer: 'Show fewer',
} as const;

const EACH = {
  [PayoutFrequency.AtMaturity]: 'at maturity',
  [PayoutFrequency.Monthly]: 'a month',
  [PayoutFrequency.Quarterly]: 'a quarter',
  [PayoutFrequency.HalfYearly]: 'a half year',
  [PayoutFrequency.Yearly]: 'a year',
} as const satisfies Record<PayoutFrequency, string>;

export const investmentBoxCopy = {
  eachPayout: (amount: string, payout: PayoutFrequency) => `${amount} ${EACH[payout]}`,
  title: 'Your investment',
  amount: 'Investment Amount',
  tenure: 'Tenure',
  payout: 'Payout',
  senior: 'Senior citizen',
  seniorDetail: `${SENIOR_CITIZEN_AGE} years or older`,
  rate: 'Interest Rate',
  compounded: (label: string) => `Compounded ${label.toLowerCase()}`,
  payoutInterest: (label: string) => `${label} payout`,
  payoutAtMaturity: 'Interest payout',
  total: 'Total Interest in the tenure',
  maturity: 'Maturity amount',
  on: (date: string, note?: string) => (note === undefined ? `on ${date}` : `on ${date}. ${note}`),
  proceed: 'Proceed',
  calculating: 'Calculating your interest…',
  notCalculated: 'We could not calculate this. Please try again.',
  noResult: 'Your interest is not calculated yet',
  tryAgain: 'Try again',
  noRate: 'This tenure has no rate for you. Choose another one.',
  noRates: 'The issuer gives no rates today. Please look at the other deposits.',
  comingSoon: 'Upcoming: this deposit cannot be booked yet',
  direct: (issuer: string) => `Your money goes directly to ${issuer}.`,
  change: 'Change the amount',
} as const;

export const growthCopy = {
  title: 'How your money grows',
  payoutTitle: 'How your interest adds up',
  today: 'Today',
  figures: 'See the figures',
  handle: 'Choose a day',
  worth: (value: string, date: string) => `${value} on ${date}`,
  hint: 'Choose a day to see what you get if you break the deposit then.',
  parts: (principal: string, interest: string) => `${principal} deposit + ${interest} interest`,
  payoutNote: 'For a deposit that starts today. The amount you invest is paid back at maturity.',
} as const;

export const yieldCopy = {
  title: 'What is effective yield?',
  text:
    'Interest that stays in the deposit earns interest itself. Effective yield is your average ' +
    'interest per year, as a percentage of what you invested.',
  formula: 'Total interest ÷ (amount × years) × 100',
  result: 'Effective yield',
  average: 'Average a year, not compounded',
  atMaturityOnly:
    'With regular payouts there is no interest on interest: the yield is the interest rate.',
  quarterly: (rate: string) =>
    `Compounded every quarter, this is an effective annual yield of ${rate}.`,
} as const;

export const comparisonCopy = {
  title: 'Compared with other banks',
  /** Placeholder names, because the product documents give two rates without naming the banks. */
  banks: { 'this-deposit': undefined, 'first-bank': 'Bank A', 'second-bank': 'Bank B' },
  note: (amount: string, tenure: string) =>
    `Interest on ${amount} over ${tenure}. Bank A and Bank B are examples that compound yearly.`,
} as const;

export const informationCopy = {
  why: 'Why invest',
  safety: 'Safety & Trust',
  offers: 'Offers',
  offersFailed: 'We could not load the offers. Please try again.',
  insured:
    `Deposit insurance covers up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank, ` +
    'principal and interest together, by DICGC.',
  notInsured:
    'Deposits with finance companies are not covered by deposit insurance. Repayment depends ' +
    'on the company.',
  insuranceUnknown:
    'We have no information whether this deposit is insured. Ask the issuer before you invest.',
  rated: (rating: string) => `A rating agency rates it ${rating}: an opinion, not a guarantee.`,
  direct: (issuer: string) =>
    `Your money goes directly to ${issuer}. It never passes through an account of ours.`,
  facilitator: 'Vriddhi is only a facilitator of investments: not a broker and not an adviser.',
  contentFailed: 'The issuer’s information could not be loaded.',
  tryAgain: 'Try again',
} as const;

/**
 * The sentence about deposit insurance. `isInsured` is undefined if the issuer's data do not state
 * it.
 */
export function insuranceCopy(isInsured: boolean | undefined): string {
  if (isInsured === undefined) return informationCopy.insuranceUnknown;
  return isInsured ? informationCopy.insured : informationCopy.notInsured;
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
