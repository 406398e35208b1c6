import type { AppRoute, SectionName } from '#ui/platform/routing/app-route.ts';

export interface Place {
  readonly to: string;
  readonly label: string;
}

/** A main place, and the section whose pages mark it in the navigation. */
export interface MainPlace extends Place {
  readonly section: SectionName | 'sign-in';
}

/**
 * Whether a page shows the menus of an investor or of a visitor; undefined until the session is
 * known.
 */
export type Reader = 'investor' | 'visitor' | undefined;

const deposits: MainPlace = { to: '/invest', label: 'Deposits', section: 'deposits' };
const shares: MainPlace = { to: '/privatemarket/listing', label: 'Shares', section: 'shares' };

const investorPlaces: readonly MainPlace[] = [
  { to: '/dashboard', label: 'Home', section: 'home' },
  deposits,
  shares,
  { to: '/portfolio', label: 'Portfolio', section: 'portfolio' },
  { to: '/activity', label: 'Activity', section: 'activity' },
];

const visitorPlaces: readonly MainPlace[] = [
  { to: '/', label: 'Home', section: 'home' },
  deposits,
  shares,
  { to: '/privatemarket/news', label: 'News', section: 'news' },
];

/** The main navigation: the same on every page and screen size. */
export function mainPlaces(isInvestor: boolean): readonly MainPlace[] {
  return isInvestor ? investorPlaces : visitorPlaces;
}

/** The `aria-current` of a main place: the page itself, or another page of its section. */
export function currentOf({ to, section }: MainPlace, page: AppRoute): 'page' | 'true' | undefined {
  if (to === page.path) return 'page';
  return section === page.section ? 'true' : undefined;
}
