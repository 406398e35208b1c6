import type { EarlyCall } from './platform/early-replies.ts';

/** 0 stands for a visitor, and for an address without a deposit. */
interface Opened {
  readonly investorId: number;
  readonly depositId: number;
}

type Asked = (opened: Opened) => readonly EarlyCall[];

const summary = ({ investorId }: Opened): EarlyCall => ({
  api: 'main',
  path: '/investment/getportfoliosummary',
  body: { investor_id: investorId, fd_id: 0 },
});
/** The list of a category, as far as the dashboard shows it. */
const listed = (category: object, investorId: number, count: number): EarlyCall => ({
  api: 'main',
  path: '/products/getfd',
  body: {
    display_location: 'FDList',
    ...category,
    tag: '',
    fd_id: 0,
    payout_method_id: 'C',
    investor_id: investorId,
    count,
  },
});

const dashboard: Asked = (opened) => [
  summary(opened),
  listed({ category_id: 3, tag_id: 1 }, opened.investorId, 1),
  listed({ category_id: 5, tag_id: 4 }, opened.investorId, 10),
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
 * What the screen of an address asks for first of all, word for word as its adapters do: a browser
 * test opens each as an investor, and looks for a reply that nobody took. Where a tab has kept
 * another payout for a deposit, its rates are asked for by the app, once more.
 * @param investorId absent for a visitor, who will be sent on from what is an investor's own
 */
export function openingCalls(
  pathname: string,
  investorId: number | undefined,
): readonly EarlyCall[] {
  const reachable = investorId === undefined ? open : [...own, ...open];
  for (const [path, asked] of reachable) {
    const found = path.exec(pathname);
    if (found === null) continue;
    return asked({ investorId: investorId ?? 0, depositId: Number(found.groups?.['id'] ?? 0) });
  }
  return [];
}
