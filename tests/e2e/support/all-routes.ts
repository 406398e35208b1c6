import { routesOfTheApp, type SourceRoute } from './routes-of-the-app.ts';

/** A route of the app with a concrete address. */
export interface OpenRoute {
  readonly path: string;
  readonly address: string;
  /** The limit for its scripts on a cold cache, in KB gzip. */
  readonly most: number;
}

const PUBLIC = 105;
const NEWS = 120;
const SIGN_IN = 158;
/** The current limit of every screen of the app in KB gzip; the goal is 230. */
export const APP = 276;

/** The limits that differ from those of a public page or a screen. */
const LIMITS: Readonly<Record<string, number>> = {
  '/privatemarket/news': NEWS,
  '/login': SIGN_IN,
  // It follows `/login`, so a visitor downloads only its own 5 KB.
  '/verifyMobile': 161,
  // It loads parts of several contexts after the first view. It has to come down further.
  '/dashboard': 288,
};

const company = '?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';

/**
 * Addresses of existing items of the sample investor. Without an entry, the address is the path,
 * with 1 for each parameter.
 */
const ADDRESSES: Readonly<Record<string, string>> = {
  '/cards/:id/:type': '/cards/5/long%20term',
  '/invest/:id/:scheme_master_id/:tag': '/invest/1003/0/-',
  '/basket-details': '/basket-details?basket_id=203',
  '/ifa-journey/:unique_id': '/ifa-journey/none',
  '/portfolio/investment-details/:id/:fdid': '/portfolio/investment-details/50001/1003',
  '/pre-ipo-details': `/pre-ipo-details${company}`,
  '/basket-breakup-details': `/basket-breakup-details${company}`,
  '/privatemarket/basket-breakup': '/privatemarket/basket-breakup?basket_id=203',
  '/privatemarket/basket-asset-details':
    '/privatemarket/basket-asset-details?basket_id=203&pre_ipo_product_id=111',
  '/privatemarket/omni-asset-details': '/privatemarket/omni-asset-details?pre_ipo_product_id=119',
  '/order-summary/:id': '/order-summary/7',
  '/basket/order-summary': '/basket/order-summary?id=7',
  '/omni-asset/order-summary': '/omni-asset/order-summary?id=7',
};

/** Routes that can only be opened from another screen, and from where; journeys cover them. */
const onTheWay: Readonly<Record<string, string>> = {
  '/verifyMobile': 'after a mobile number was entered',
};

const openRoute = ({ path, isPublicPage }: SourceRoute): OpenRoute => ({
  path,
  address: ADDRESSES[path] ?? path.replaceAll(/:\w+/g, '1'),
  most: LIMITS[path] ?? (isPublicPage ? PUBLIC : APP),
});

const all = routesOfTheApp();
const isOpenable = ({ path }: SourceRoute) => !Object.hasOwn(onTheWay, path);

/** Routes for visitors; some redirect signed-in users to the dashboard. */
export const visitorRoutes: readonly OpenRoute[] = all
  .filter((route) => !route.isGuarded && isOpenable(route))
  .map(openRoute);

/** Routes for a visitor who has requested a code. */
export const signInRoutes: readonly OpenRoute[] = all
  .filter((route) => !isOpenable(route))
  .map(openRoute);

/** Routes for the sample investor with a long history. */
export const investorRoutes: readonly OpenRoute[] = all
  .filter(({ isGuarded }) => isGuarded)
  .map(openRoute);
