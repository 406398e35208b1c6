import type { AppRoute } from './app-route.ts';
import { notFoundWords } from './not-found-words.ts';

const { title } = notFoundWords;
const main = { layout: 'main', title } as const;
const own = { ...main, guarded: true } as const;

/**
 * The paths of the route table whose screen does not exist: in their layout and behind their guard
 * they say that there is no page. A path that gets its screen in `routes.tsx` counts from there.
 */
export const routesToCome: readonly AppRoute[] = [{ path: '/earn-rewards', ...own }];
