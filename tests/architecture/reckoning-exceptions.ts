import type { ReckoningRule } from './reckoning.ts';

/** Where something that belongs to the domain stands for another reason. */
interface ReckoningException {
  /** A file, or the beginning of some. */
  readonly file: string;
  readonly rule: ReckoningRule;
  readonly reason: string;
}

const samples = 'makes up the figures of the sample world';

export const reckoningExceptions: readonly ReckoningException[] = [
  {
    file: 'application/fixed-deposits/paid-twin.ts',
    rule: 'order',
    reason: 'knows an order again that was paid in another tab: how long it looks back is its own',
  },
  {
    file: 'infrastructure/sandbox/private-market/place-order.ts',
    rule: 'order',
    reason: 'refuses what its own tables cannot hold',
  },
  {
    file: 'infrastructure/sandbox/private-market/settle-sell-requests.ts',
    rule: 'order',
    reason: 'plays the desk, which turns down an asking price that it finds too high',
  },
  {
    file: 'infrastructure/platform/without-personal-data.ts',
    rule: 'format',
    reason: 'finds what may be personal inside a line of the log and takes it out: checks nothing',
  },
  {
    file: 'infrastructure/sandbox/fixed-deposits/many-schemes.ts',
    rule: 'decimals',
    reason: samples,
  },
  { file: 'infrastructure/sandbox/fixed-deposits/seed.ts', rule: 'decimals', reason: samples },
  {
    file: 'infrastructure/sandbox/private-market/company-rows.ts',
    rule: 'decimals',
    reason: 'plays the provider of company data, whose ratios the product shows as they come',
  },
  { file: 'infrastructure/sandbox/private-market/company-rows.ts', rule: 'sums', reason: samples },
  { file: 'infrastructure/sandbox/private-market/quote-rows.ts', rule: 'sums', reason: samples },
  { file: 'infrastructure/sandbox/private-market/sample/', rule: 'sums', reason: samples },
  { file: 'infrastructure/sandbox/private-market/seed-', rule: 'sums', reason: samples },
];
