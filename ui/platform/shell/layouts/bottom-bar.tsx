import Bookmark from 'lucide-react/icons/bookmark';
import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import House from 'lucide-react/icons/house';
import Landmark from 'lucide-react/icons/landmark';
import PieChart from 'lucide-react/icons/chart-pie';
import ScrollText from 'lucide-react/icons/scroll-text';
import type { ReactNode } from 'react';
import { BottomNavigation } from '#ui/platform/design-system/layout/bottom-navigation.tsx';
import type { Place } from './places.ts';

/** The icon of each link, by its label. */
const icons: Readonly<Record<string, ReactNode>> = {
  Home: <House />,
  Invest: <Landmark />,
  Shares: <ChartCandlestick />,
  Portfolio: <PieChart />,
  Passbook: <ScrollText />,
  Orders: <ScrollText />,
  Watchlist: <Bookmark />,
};

/** The bottom navigation of a signed-in user on a phone. */
export function BottomBar({ places }: { readonly places: readonly Place[] }) {
  const items = places.map((place) => ({ ...place, icon: icons[place.label] }));
  return <BottomNavigation items={items} />;
}
