import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn } from '#ui/platform/routing/route-layouts.ts';
import { orderContexts } from '#ui/private-market/shared/market-contexts.ts';

const company = lazyScreen(
  [...orderContexts, 'market-companies'],
  () => import('./company.view.tsx'),
  'Company',
);
const basketBreakupDetails = lazyScreen(
  [...orderContexts, 'market-companies'],
  () => import('./company.view.tsx'),
  'BasketBreakupDetails',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/pre-ipo-details',
    screen: company,
    title: 'Company',
    ...marketOwn,
    section: 'shares',
    isSubpage: true,
  },
  {
    path: '/basket-breakup-details',
    screen: basketBreakupDetails,
    title: 'Share of a basket',
    ...marketOwn,
    section: 'shares',
    isSubpage: true,
  },
];
