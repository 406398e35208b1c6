import { DepositStep } from '#domain/fixed-deposits/interest/deposit-step.ts';
import { QuoteFigure } from '#domain/fixed-deposits/interest/quote-check.ts';

/** The steps whose calculation depends on the payout: cumulative or not. */
type StepByPayout =
  | typeof DepositStep.MaturityAmount
  | typeof DepositStep.TotalInterest
  | typeof DepositStep.InterestTillDate;

/** What each step calculates, if it is the same for every payout. */
export const stepCopy: Readonly<Record<Exclude<DepositStep, StepByPayout>, string>> = {
  [DepositStep.TenureDays]: 'How long the money stays, in days.',
  [DepositStep.PeriodDays]: 'How many days pass until interest is added, or paid.',
  [DepositStep.WholePeriods]: 'Number of full compounding periods.',
  [DepositStep.BrokenPeriodDays]: 'What is left at the end, shorter than a period.',
  [DepositStep.BalanceAfterPeriods]:
    'Interest is added to the deposit after each period, and from then on earns interest itself.',
  [DepositStep.ElapsedDays]:
    'How long the deposit has run: each whole month counts alike, the days of the running month ' +
    'by their share of it.',
  [DepositStep.PaidDays]: 'The months whose interest was paid out already.',
  [DepositStep.InterestSincePayout]:
    'The yearly rate on the amount, for the days since then, to the paisa; never more than the ' +
    'next payout.',
  [DepositStep.OnePayout]: 'The interest of a year on the amount, shared out over the year.',
  [DepositStep.EffectiveYield]: 'Average interest per year, as a percentage of what you invested.',
};

export const cumulativeStepCopy: Readonly<Record<StepByPayout, string>> = {
  [DepositStep.MaturityAmount]:
    'Days that are left earn simple interest. It is rounded here, once, to the rupee.',
  [DepositStep.TotalInterest]: 'What you get back, less what you invested.',
  [DepositStep.InterestTillDate]:
    'The running period earns simple interest. Less what you invested, to the paisa; never more ' +
    'than the total interest.',
};

export const payingStepCopy: Readonly<Record<StepByPayout, string>> = {
  [DepositStep.MaturityAmount]:
    'The interest was already paid out. You get back what you invested.',
  [DepositStep.TotalInterest]: 'The yearly rate on the amount, for the whole tenure.',
  [DepositStep.InterestTillDate]:
    'Interest paid out so far, in whole rupees, and the interest since the last payout.',
};

export const checkCopy = {
  title: 'The issuer’s figures differ from ours',
  text:
    'We also calculate every deposit ourselves. Please compare both figures before you pay. We ' +
    'have reported the difference.',
  figures: {
    [QuoteFigure.TotalInterest]: 'Total interest',
    [QuoteFigure.MaturityAmount]: 'Maturity amount',
    [QuoteFigure.PayoutAmount]: 'One payout',
  },
  line: (figure: string, issuer: string, ours: string) =>
    `${figure}: the issuer says ${issuer}, we calculate ${ours}.`,
} as const;

/** The meaning of each given symbol in the formulas. */
export const givenCopy: Readonly<Record<string, string>> = {
  P: 'Investment amount',
  r: 'Interest rate a year',
  n: 'Periods a year',
  years: 'Years',
  months: 'Months',
  days: 'Days',
  length: 'Real days of the running month or period',
  rest: 'Days that are counted for that period',
  W: 'Interest paid out so far',
  N: 'The next payout',
};
