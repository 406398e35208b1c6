import { QuoteFigure } from '#domain/fixed-deposits/quote-check.ts';

/** What happens in a step, by what it finds. */
export const stepWords: Readonly<Record<string, string>> = {
  'Days in the tenure': 'How long the money stays, in days.',
  'Days in one period': 'How many days pass until interest is added, or paid.',
  'Whole periods': 'How often that happens in full.',
  'Days of the broken period': 'What is left at the end, shorter than a period.',
  'Balance after the whole periods':
    'Interest is added to the deposit after each period, and from then on earns interest itself.',
  'Days so far':
    'How long the deposit has run: each whole month counts alike, the days of the running month ' +
    'by their share of it.',
  'One payout': 'The interest of a year on the amount, shared out over the year.',
  'Effective yield a year': 'What one year brings on average, in percent of what you put in.',
};

export const cumulativeStepWords: Readonly<Record<string, string>> = {
  'Maturity amount':
    'The days that are left earn simple interest. It is rounded here, once, to the rupee.',
  'Total interest': 'What you get back, less what you put in.',
  'Interest till date':
    'The running period earns simple interest. Less what you put in, to the paisa; never more ' +
    'than the total interest.',
};

export const payingStepWords: Readonly<Record<string, string>> = {
  'Maturity amount': 'The interest was paid out on the way: you get back what you put in.',
  'Total interest': 'The yearly rate on the amount, for as long as it stays.',
  'Interest till date':
    'The yearly rate on the amount, for as long as it has stayed, to the paisa; paid out and ' +
    'still to be paid together.',
};

export const checkWords = {
  title: 'The issuer’s figures are not the ones that we come to',
  text:
    'We work out every deposit ourselves as well. Please look at both figures before you pay; we ' +
    'have passed the difference on.',
  figures: {
    [QuoteFigure.TotalInterest]: 'Total interest',
    [QuoteFigure.MaturityAmount]: 'Maturity amount',
    [QuoteFigure.PayoutAmount]: 'One payout',
  },
  line: (figure: string, issuer: string, ours: string) =>
    `${figure}: the issuer says ${issuer}, we come to ${ours}.`,
} as const;
