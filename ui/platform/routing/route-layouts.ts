import type { AppRoute } from './app-route.ts';

type RouteLayout = Pick<AppRoute, 'layout' | 'guarded'>;

/** Screens about deposits and the account, for everyone. */
export const main = { layout: 'main' } as const satisfies RouteLayout;
/** Screens about deposits and the account, for signed-in investors. */
export const own = { layout: 'main', guarded: true } as const satisfies RouteLayout;
/** Steps of onboarding and booking. */
export const step = { layout: 'journey', guarded: true } as const satisfies RouteLayout;
/** Screens without menus, such as the sign-in. */
export const bare = { layout: 'bare' } as const satisfies RouteLayout;
/** Screens about unlisted shares, for everyone. */
export const market = { layout: 'private-market' } as const satisfies RouteLayout;
/** Screens about unlisted shares, for signed-in investors. */
export const marketOwn = {
  layout: 'private-market',
  guarded: true,
} as const satisfies RouteLayout;
/** Screens of the payment of a share or basket order. */
export const payment = { layout: 'payment', guarded: true } as const satisfies RouteLayout;
