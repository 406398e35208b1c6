import { QuoteFigure } from '#domain/fixed-deposits/interest/quote-check.ts';

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
