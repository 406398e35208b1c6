import { lazyScreen } from './lazy-screen.tsx';

/** Shares, and the orders for them: most screens take both. */
const market = ['market-shares', 'private-market'] as const;

export const company = lazyScreen(
  [...market, 'market-companies'],
  () => import('../private-market/company.view.tsx'),
  'Company',
);
export const listing = lazyScreen(
  market,
  () => import('../private-market/listing.view.tsx'),
  'Listing',
);
export const marketHome = lazyScreen(
  market,
  () => import('../private-market/market-home.view.tsx'),
  'MarketHome',
);
export const watchlist = lazyScreen(
  market,
  () => import('../private-market/watchlist.view.tsx'),
  'Watchlist',
);
export const basketDetails = lazyScreen(
  market,
  () => import('../private-market/basket.view.tsx'),
  'BasketDetails',
);
export const basketBreakupDetails = lazyScreen(
  [...market, 'market-companies'],
  () => import('../private-market/breakup-details.view.tsx'),
  'BasketBreakupDetails',
);
export const sharePortfolio = lazyScreen(
  [...market, 'share-holdings'],
  () => import('../private-market/portfolio.view.tsx'),
  'SharePortfolio',
);
export const sellShares = lazyScreen(
  [...market, 'share-holdings'],
  () => import('../private-market/sell.view.tsx'),
  'SellShares',
);
export const ordersPage = lazyScreen(
  ['private-market'],
  () => import('../private-market/orders.view.tsx'),
  'OrdersPage',
);
export const shareOrderSummary = lazyScreen(
  market,
  () => import('../private-market/order-summary.view.tsx'),
  'ShareOrderSummaryPage',
);
export const orderLink = lazyScreen(
  market,
  () => import('../private-market/order-link.view.tsx'),
  'OrderLinkPage',
);
export const sharePayment = lazyScreen(
  market,
  () => import('../private-market/payment.view.tsx'),
  'SharePaymentPage',
);
