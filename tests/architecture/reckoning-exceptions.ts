import type { ReckoningRule } from './reckoning.ts';

/** A file outside the domain that may contain a kind of rule, with the reason. */
interface ReckoningException {
  /** The path of a file, or the beginning of several paths. */
  readonly file: string;
  readonly rule: ReckoningRule;
  readonly reason: string;
}

const samples = 'generates the figures of the sample data';

export const reckoningExceptions: readonly ReckoningException[] = [
  {
    file: 'infrastructure/backend/documents/svg-drawing.ts',
    rule: 'format',
    reason: 'splits the numbers of an SVG transform; it validates nothing',
  },
  {
    file: 'infrastructure/backend/private-market/records/company-rows.ts',
    rule: 'order',
    reason: samples,
  },
  {
    file: 'ui/fixed-deposits/catalogue/list/table/compared-listings.ts',
    rule: 'order',
    reason: 'filters by the rate at the compared tenure; the server filters by the listed one',
  },
  {
    file: 'ui/fixed-deposits/catalogue/list/table/deposit-table-row.tsx',
    rule: 'order',
    reason: 'says which limit an amount misses; the domain gives no quote for such an amount',
  },
  {
    file: 'ui/fixed-deposits/shared/quote-vine.ts',
    rule: 'order',
    reason: 'divides the time axis of a chart into equal parts',
  },
  {
    file: 'ui/private-market/catalogue/company/price-points.ts',
    rule: 'order',
    reason: 'spaces the points of a chart by time',
  },
  {
    file: 'application/fixed-deposits/booking/find-duplicate-deposit.ts',
    rule: 'order',
    reason: 'compares dates to limit the search for duplicates; the limit belongs to this search',
  },
  {
    file: 'infrastructure/backend/private-market/jobs/due-sell-requests.ts',
    rule: 'order',
    reason: 'simulates the desk, which refuses asking prices above its range',
  },
  {
    file: 'infrastructure/platform/http/without-personal-data.wire.ts',
    rule: 'format',
    reason: 'removes possible personal data from log lines; it validates nothing',
  },
  {
    file: 'infrastructure/platform/http/day-first-dates.wire.ts',
    rule: 'format',
    reason: 'publishes the date format as a pattern; the domain parses the date',
  },
  {
    file: 'infrastructure/private-market/wire-moment.ts',
    rule: 'format',
    reason: 'parses the date formats of one API; the domain checks the date',
  },
  {
    file: 'infrastructure/private-market/wire-moment.ts',
    rule: 'order',
    reason: 'converts a date of the wire to epoch milliseconds',
  },
  {
    file: 'infrastructure/private-market/wire-moment.ts',
    rule: 'calendar',
    reason: 'reads a time without a zone as Indian time',
  },
  {
    file: 'ui/site/frame/site-footer.tsx',
    rule: 'calendar',
    reason: 'shows the copyright year, which needs no calendar date of the domain',
  },
  {
    file: 'infrastructure/backend/fixed-deposits/routes/generated-schemes.routes.ts',
    rule: 'decimals',
    reason: samples,
  },
  { file: 'infrastructure/backend/fixed-deposits/seed/seed.ts', rule: 'decimals', reason: samples },
  {
    file: 'infrastructure/backend/private-market/records/company-rows.ts',
    rule: 'decimals',
    reason: 'simulates the provider of company data, whose ratios the app shows unchanged',
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
    reason: 'the build runs in plain Node, which cannot load the domain’s classes',
  },
];
