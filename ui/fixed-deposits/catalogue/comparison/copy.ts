import { MOST_COMPARED } from '#domain/fixed-deposits/catalogue/comparison.ts';

export const compareCopy = {
  add: 'Compare',
  addNamed: (name: string, tenure: string) => `Compare ${name}, ${tenure}`,
  tooMany: `You can only add up to ${MOST_COMPARED} FDs to compare.`,
  bar: 'Deposits to compare',
  count: (count: number) => `${count} of ${MOST_COMPARED} FDs`,
  oneMore: 'Add one more FD to compare.',
  compare: 'Compare',
  remove: (name: string) => `Take ${name} out`,
  close: 'Close the comparison',
  title: 'Compare Returns',
  text: (payout: string) =>
    `Annual rates for ${payout.toLowerCase()} payout, and the interest on 1 Lac below each. ` +
    'The highest interest of each tenure is marked.',
  senior: 'Senior Citizen',
  table: 'Interest rate and interest by tenure and deposit',
  tenure: 'Tenure',
  best: 'Best',
  failed: 'something went wrong',
} as const;
