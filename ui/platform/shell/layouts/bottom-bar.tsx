import { BottomNavigation } from '#ui/platform/design-system/layout/bottom-navigation.tsx';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { currentOf, type MainPlace, mainPlaces } from './places.ts';
import { PlaceIcon } from './place-icons.tsx';

/** The sign-in, for which the header of wide screens has a button. */
const signInPlace: MainPlace = { to: '/login', label: 'Sign in', section: 'sign-in' };

interface BottomBarProps {
  readonly isInvestor: boolean;
  readonly page: AppRoute;
}

/** The main navigation on a phone. */
export function BottomBar({ isInvestor, page }: BottomBarProps) {
  const places = isInvestor ? mainPlaces(true) : [...mainPlaces(false), signInPlace];
  const items = places.map((place) => ({
    to: place.to,
    label: place.label,
    icon: <PlaceIcon section={place.section} />,
    current: currentOf(place, page),
  }));
  return <BottomNavigation items={items} />;
}
