import type { AppRoute } from './app-route.ts';

type RouteLayout = Pick<AppRoute, 'layout' | 'guarded'>;

/** Deposits and account, for everyone. */
export const main = { layout: 'main' } as const satisfies RouteLayout;
/** Deposits and account, for signed-in investors. */
export const own = { layout: 'main', guarded: true } as const satisfies RouteLayout;
/** A step of onboarding or booking. */
export const step = { layout: 'journey', guarded: true } as const satisfies RouteLayout;
/** Without menus. */
export const bare = { layout: 'bare' } as const satisfies RouteLayout;
/** Unlisted shares, for everyone. */
export const market = { layout: 'private-market' } as const satisfies RouteLayout;
/** Unlisted shares, for signed-in investors. */
export const marketOwn = {
  layout: 'private-market',
  guarded: true,
} as const satisfies RouteLayout;
/** The payment of a share or basket order. */
export const payment = { layout: 'payment', guarded: true } as const satisfies RouteLayout;
