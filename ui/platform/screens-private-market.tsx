import { lazyScreen } from './lazy-screen.tsx';

export const company = lazyScreen(
  ['private-market'],
  () => import('../private-market/company.view.tsx'),
  'Company',
);
export const listing = lazyScreen(
  ['private-market'],
  () => import('../private-market/listing.view.tsx'),
  'Listing',
);
export const marketHome = lazyScreen(
  ['private-market'],
  () => import('../private-market/market-home.view.tsx'),
  'MarketHome',
);
export const watchlist = lazyScreen(
  ['private-market'],
  () => import('../private-market/watchlist.view.tsx'),
  'Watchlist',
);
export const basketDetails = lazyScreen(
  ['private-market'],
  () => import('../private-market/basket.view.tsx'),
  'BasketDetails',
);
export const basketBreakupDetails = lazyScreen(
  ['private-market'],
  () => import('../private-market/breakup-details.view.tsx'),
  'BasketBreakupDetails',
);
export const sharePortfolio = lazyScreen(
  ['private-market'],
  () => import('../private-market/portfolio.view.tsx'),
  'SharePortfolio',
);
export const sellShares = lazyScreen(
  ['private-market'],
  () => import('../private-market/sell.view.tsx'),
  'SellShares',
);
export const ordersPage = lazyScreen(
  ['private-market'],
  () => import('../private-market/orders.view.tsx'),
  'OrdersPage',
);
export const shareOrderSummary = lazyScreen(
  ['private-market'],
  () => import('../private-market/order-summary.view.tsx'),
  'ShareOrderSummaryPage',
);
export const orderLink = lazyScreen(
  ['private-market'],
  () => import('../private-market/order-link.view.tsx'),
  'OrderLinkPage',
);
export const sharePayment = lazyScreen(
  ['private-market'],
  () => import('../private-market/payment.view.tsx'),
  'SharePaymentPage',
);
