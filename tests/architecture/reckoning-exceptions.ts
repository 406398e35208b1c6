import type { ReckoningRule } from './reckoning.ts';

/** Where something that belongs to the domain stands for another reason. */
interface ReckoningException {
  /** A file, or the beginning of some. */
  readonly file: string;
  readonly rule: ReckoningRule;
  readonly reason: string;
}

const samples = 'makes up the figures of the sample data';

export const reckoningExceptions: readonly ReckoningException[] = [
  {
    file: 'application/fixed-deposits/booking/find-duplicate-deposit.ts',
    rule: 'order',
    reason: 'knows an order again that was paid in another tab: how long it looks back is its own',
  },
  {
    file: 'infrastructure/backend/private-market/jobs/due-sell-requests.ts',
    rule: 'order',
    reason: 'plays the desk, which turns down an asking price that it finds too high',
  },
  {
    file: 'infrastructure/platform/http/without-personal-data.wire.ts',
    rule: 'format',
    reason: 'finds what may be personal inside a line of the log and takes it out: checks nothing',
  },
  {
    file: 'infrastructure/platform/http/by-rule.wire.ts',
    rule: 'format',
    reason: 'shows clients the form of a date as a pattern; the calendar date then reads it',
  },
  {
    file: 'infrastructure/private-market/wire-moment.ts',
    rule: 'format',
    reason: 'reads the forms of one wire; the calendar date checks the day',
  },
  {
    file: 'infrastructure/private-market/wire-moment.ts',
    rule: 'order',
    reason: 'turns a day of the wire into epoch milliseconds',
  },
  {
    file: 'infrastructure/private-market/wire-moment.ts',
    rule: 'calendar',
    reason: 'a time of the wire without a zone is Indian time',
  },
  {
    file: 'ui/site/frame/site-footer.tsx',
    rule: 'calendar',
    reason: 'shows the year of the copyright: public pages need no calendar date for that',
  },
  {
    file: 'infrastructure/backend/fixed-deposits/seed/generated-schemes.ts',
    rule: 'decimals',
    reason: samples,
  },
  { file: 'infrastructure/backend/fixed-deposits/seed/seed.ts', rule: 'decimals', reason: samples },
  {
    file: 'infrastructure/backend/private-market/records/company-rows.ts',
    rule: 'decimals',
    reason: 'plays the provider of company data, whose ratios the product shows as they come',
  },
  {
    file: 'infrastructure/backend/private-market/records/company-rows.ts',
    rule: 'sums',
    reason: samples,
  },
  {
    file: 'infrastructure/backend/private-market/records/price-history-rows.ts',
    rule: 'sums',
    reason: samples,
  },
  { file: 'infrastructure/backend/private-market/seed/', rule: 'sums', reason: samples },
  {
    file: 'ui/build/site-news.ts',
    rule: 'format',
    reason: 'the build runs in plain Node, which cannot load the classes of the domain',
  },
];
