import { investorMenu, visitorMenu } from '#ui/platform/routing/site-links.ts';
import { routes } from '#ui/routes.ts';
import type { frames } from './frames.ts';

type Family = (typeof frames)[keyof typeof frames]['family'];

export interface Place {
  readonly to: string;
  readonly label: string;
}

interface Places {
  /** Links in the header of wide screens. */
  readonly header: readonly Place[];
  /** Links in the bottom navigation of a signed-in user on a phone. */
  readonly bottom: readonly Place[];
}

const LISTING = '/privatemarket/listing';

const deposits = { to: '/invest', label: 'Invest' };
const home = { to: '/dashboard', label: 'Home' };

const investorPlaces: readonly Place[] = [
  home,
  deposits,
  { to: LISTING, label: 'Shares' },
  { to: '/portfolio', label: 'Portfolio' },
  { to: '/transaction-history', label: 'Passbook' },
];

const visitorPlaces = [
  { to: '/invest', label: 'Fixed deposits' },
  { to: LISTING, label: 'Unlisted shares' },
] as const;

/** The links of the private market on phones, where five fit; the footer has the rest. */
const marketPlaces: readonly Place[] = [
  home,
  { to: LISTING, label: 'Shares' },
  { to: '/privatemarket/portfolio', label: 'Portfolio' },
  { to: '/privatemarket/orders', label: 'Orders' },
  { to: '/privatemarket/watchlist', label: 'Watchlist' },
];

/** The navigation links of a layout. Pages that this build does not have are left out. */
export function placesOf(family: Family, isInvestor: boolean): Places {
  const header = headerPlaces(family, isInvestor);
  const bottom = isInvestor ? bottomPlaces(family) : [];
  return { header: header.filter(isThere), bottom: bottom.filter(isThere) };
}

function bottomPlaces(family: Family): readonly Place[] {
  return family === 'private-market' ? marketPlaces : investorPlaces;
}

function headerPlaces(family: Family, isInvestor: boolean): Places['header'] {
  if (family !== 'private-market') return isInvestor ? investorPlaces : visitorPlaces;
  const menu = isInvestor ? investorMenu : visitorMenu;
  return menu.map(({ label, href }) => ({ to: href, label }));
}

export function isThere({ to }: { readonly to: string }): boolean {
  const [path = ''] = to.split(/[?#]/);
  const known = routes.filter(({ screen }) => screen !== undefined);
  // Paths match regardless of case.
  return path === '/' || known.some((page) => page.path.toLowerCase() === path.toLowerCase());
}
