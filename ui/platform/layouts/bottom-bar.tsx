import { Bookmark, ChartCandlestick, House, Landmark, PieChart, ScrollText } from 'lucide-react';
import type { ReactNode } from 'react';
import { BottomNavigation } from '../design-system/bottom-navigation.tsx';
import type { Place } from './places.ts';

/** By the label of the place. */
const icons: Readonly<Record<string, ReactNode>> = {
  Home: <House />,
  Invest: <Landmark />,
  Shares: <ChartCandlestick />,
  Portfolio: <PieChart />,
  Passbook: <ScrollText />,
  Orders: <ScrollText />,
  Watchlist: <Bookmark />,
};

/** The places of an investor on a phone. */
export function BottomBar({ places }: { readonly places: readonly Place[] }) {
  const items = places.map((place) => ({ ...place, icon: icons[place.label] }));
  return <BottomNavigation items={items} />;
}
