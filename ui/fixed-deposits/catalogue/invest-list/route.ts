import type { AppRoute, RouteFile } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';
import {
  ISSUER_COUNT,
  LIST_COUNT,
  POPULAR_LIST,
} from '#ui/fixed-deposits/catalogue/list/popular-list.ts';

const investList = lazyScreen(
  ['fixed-deposits'],
  () => import('./invest-list.view.tsx'),
  'InvestList',
);

export const routes: readonly AppRoute[] = [
  { path: '/invest', screen: investList, title: 'Fixed deposits', ...main, section: 'deposits' },
];

export const documents: RouteFile['documents'] = {
  '/invest': {
    head: 'InvestHead',
    prefetch: [
      ['deposit-list-by-own-rates', { ...POPULAR_LIST, count: LIST_COUNT }],
      ['deposit-issuers', { count: ISSUER_COUNT }],
    ],
  },
};
