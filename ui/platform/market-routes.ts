import type { AppRoute } from './app-route.ts';
import * as screens from './screens-private-market.tsx';

const market = { layout: 'private-market' } as const;
const marketOwn = { layout: 'private-market', guarded: true } as const;
const payment = { layout: 'payment', guarded: true } as const;

/** Shares and baskets: to look at, to order, and what is held of them. */
export const marketRoutes: readonly AppRoute[] = [
  { path: '/pre-ipo-details', screen: screens.company, title: 'Company', ...marketOwn },
  { path: '/privatemarket/listing', screen: screens.listing, title: 'Unlisted shares', ...market },
  { path: '/pre-ipo-opportunities', screen: screens.marketHome, title: 'Opportunities', ...market },
  {
    path: '/privatemarket/watchlist',
    screen: screens.watchlist,
    title: 'My Watchlist',
    ...marketOwn,
  },
  { path: '/basket-details', screen: screens.basketDetails, title: 'Basket', ...market },
  {
    path: '/basket-breakup-details',
    screen: screens.basketBreakupDetails,
    title: 'Share of a basket',
    ...marketOwn,
  },
  {
    path: '/privatemarket/portfolio',
    screen: screens.sharePortfolio,
    title: 'Portfolio',
    ...marketOwn,
  },
  {
    path: '/privatemarket/basket-breakup',
    screen: screens.sharePortfolio,
    title: 'Your basket',
    ...marketOwn,
  },
  {
    path: '/privatemarket/basket-asset-details',
    screen: screens.sharePortfolio,
    title: 'Share of your basket',
    ...marketOwn,
  },
  {
    path: '/privatemarket/omni-asset-details',
    screen: screens.sharePortfolio,
    title: 'Your share',
    ...marketOwn,
  },
  { path: '/privatemarket/orders', screen: screens.ordersPage, title: 'Orders', ...marketOwn },
  {
    path: '/basket/order-summary',
    screen: screens.shareOrderSummary,
    title: 'Order Summary',
    ...marketOwn,
    ground: 'green',
  },
  {
    path: '/omni-asset/order-summary',
    screen: screens.shareOrderSummary,
    title: 'Order Summary',
    ...marketOwn,
    ground: 'green',
  },
  {
    path: '/order-summary/:id',
    screen: screens.orderLink,
    title: 'Order Summary',
    ...payment,
    ground: 'green',
  },
  {
    path: '/privatemarket/payment',
    screen: screens.sharePayment,
    title: 'Your payment',
    ...payment,
  },
  { path: '/privatemarket/sell', screen: screens.sellShares, title: 'Sell Shares', ...market },
];
