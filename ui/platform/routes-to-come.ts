import type { AppRoute } from './app-route.ts';
import { notFoundWords } from './not-found-words.ts';

const { title } = notFoundWords;
const main = { layout: 'main', title } as const;
const own = { ...main, guarded: true } as const;
const market = { layout: 'private-market', title } as const;
const marketOwn = { ...market, guarded: true } as const;
const green = { ground: 'green' } as const;

/**
 * The paths of the route table whose screen does not exist: in their layout and behind their guard
 * they say that there is no page. A path that gets its screen in `routes.tsx` counts from there.
 */
export const routesToCome: readonly AppRoute[] = [
  { path: '/earn-rewards', ...own },
  { path: '/contact-us', ...market },
  { path: '/about', ...market },
  { path: '/privatemarket/news', ...market },
  { path: '/basket/order-summary', ...marketOwn, ...green },
  { path: '/basket-breakup-details', ...marketOwn },
];
