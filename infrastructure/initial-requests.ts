import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import { type RateColumn, rateColumnFor } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { EarlyCall } from '#infrastructure/platform/http/response-prefetch.ts';

/** 0 for a visitor, or for an address without a deposit. */
interface Opened {
  readonly investorId: number;
  readonly depositId: number;
  readonly column: RateColumn;
}

/** The properties of the signed-in investor that requests depend on. */
export interface OpeningInvestor {
  readonly investorId: number;
  readonly isFemale: boolean;
  readonly isSeniorCitizen: boolean;
}

type Asked = (opened: Opened) => readonly EarlyCall[];

const summary = ({ investorId }: Opened): EarlyCall => ({
  api: 'main',
  path: '/investment/getportfoliosummary',
  body: { investor_id: investorId, fd_id: 0 },
});
/** The rows of a category that the dashboard shows. */
const listed = (category: object, investorId: number, query: object): EarlyCall => ({
  api: 'main',
  path: '/products/getfd',
  body: {
    display_location: 'FDList',
    ...category,
    tag: '',
    fd_id: 0,
    payout_method_id: 'C',
    investor_id: investorId,
    ...query,
  },
});

/** What the dashboard's total includes besides deposits. */
const sharesAndBaskets = ({ investorId }: Opened): readonly EarlyCall[] => [
  {
    api: 'private-market',
    path: '/preipoportfolio',
    body: { ifa_id: HOUSE_ADVISOR_ID, investor_id: investorId },
  },
  {
    api: 'private-market',
    method: 'GET',
    path: `/basket-orders/filter?investor_id=${investorId}`,
  },
];

const dashboard: Asked = (opened) => [
  summary(opened),
  ...sharesAndBaskets(opened),
  listed({ category_id: 3, tag_id: 1 }, opened.investorId, {
    count: 1,
    ...(opened.column !== 'r' && { rate_column: opened.column }),
  }),
  listed({ category_id: 5, tag_id: 4 }, opened.investorId, { count: 10 }),
  { api: 'fd-partner-v1', method: 'GET', path: '/issuers' },
  { api: 'fd-partner-v1', method: 'GET', path: '/schemes' },
];
const portfolio: Asked = (opened) => [
  summary(opened),
  { api: 'main', path: '/investment/getportfolio', body: { investor_id: opened.investorId } },
  { api: 'main', path: '/invest/tarrakki/portfolio', body: { investor_id: opened.investorId } },
];
const deposit: Asked = ({ investorId, depositId }) => [
  {
    api: 'main',
    path: '/products/getfd',
    body: {
      display_location: 'TenureAndReturns',
      tag: '',
      investor_id: investorId,
      fd_id: depositId,
      payout_method_id: 'C',
    },
  },
  { api: 'main', path: '/investment/getfdcontent', body: { fd_id: depositId } },
  { api: 'main', path: '/products/getoffers', body: { investor_id: investorId, fd_id: depositId } },
];
const shares: Asked = () => [
  { api: 'private-market', method: 'GET', path: '/getpreipoproducts?filter_key=all' },
];

const own: readonly (readonly [path: RegExp, asked: Asked])[] = [
  [/^\/dashboard\/?$/i, dashboard],
  [/^\/(portfolio|fd-summary|investmentDetails)\/?$/i, portfolio],
];
const open: typeof own = [
  [/^\/invest\/(?<id>[1-9]\d{0,8})\/[^/]+\/[^/]+\/?$/i, deposit],
  [/^\/privatemarket\/listing\/?$/i, shares],
];

/**
 * The requests that a screen sends first, exactly as its adapters send them. A browser test opens
 * each screen as an investor and fails if a prefetched response is not used. If a tab has stored
 * another payout for a deposit, the app requests its rates again.
 * @param investor undefined for a visitor, whom the app redirects from an investor's screens
 */
export function initialRequests(
  pathname: string,
  investor: OpeningInvestor | undefined,
): readonly EarlyCall[] {
  const reachable = investor === undefined ? open : [...own, ...open];
  for (const [path, asked] of reachable) {
    const found = path.exec(pathname);
    if (found === null) continue;
    const { investorId = 0, isFemale = false, isSeniorCitizen = false } = investor ?? {};
    const column = rateColumnFor({ gender: isFemale ? 'female' : 'male', isSeniorCitizen });
    return asked({ investorId, depositId: Number(found.groups?.['id'] ?? 0), column });
  }
  return [];
}
