import { type MainPlace, mainPlaces } from '#ui/platform/shell/layouts/places.ts';

interface SitePlace extends MainPlace {
  /** The readers for whom CSS shows the place; undefined for all. */
  readonly readers?: 'visitor' | 'investor' | undefined;
}

const visitors = mainPlaces(false);
const investors = mainPlaces(true);
const has = (places: readonly MainPlace[], { to }: MainPlace) =>
  places.some((place) => place.to === to);
const isHome = ({ section }: MainPlace) => section === 'home';

const all: readonly SitePlace[] = [
  ...visitors.map((place) =>
    has(investors, place) ? place : { ...place, readers: 'visitor' as const },
  ),
  ...investors
    .filter((place) => !has(visitors, place))
    .map((place) => ({ ...place, readers: 'investor' as const })),
];

/**
 * The main places of the app, for a static page that visitors and investors share. Each reader
 * sees their own in the order of the app, so both homes come first.
 */
export const sitePlaces: readonly SitePlace[] = [
  ...all.filter(isHome),
  ...all.filter((place) => !isHome(place)),
];

/** The bottom bar also has the sign-in, for which the header has a button. */
export const bottomPlaces: readonly SitePlace[] = [
  ...sitePlaces,
  { to: '/login', label: 'Sign in', section: 'sign-in', readers: 'visitor' },
];

/** The `aria-current` of a link on the page of this path. */
export function currentOnSite(to: string, path: string): 'page' | undefined {
  return to === path ? 'page' : undefined;
}
