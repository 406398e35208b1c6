import { House, Landmark, PieChart, ScrollText } from 'lucide-react';
import type { NavigationItem } from '../design-system/bottom-navigation.tsx';

/** Where a visitor goes. */
export const mainPlaces: readonly NavigationItem[] = [
  { to: '/invest', label: 'Fixed deposits', icon: <Landmark /> },
];

/** Where a signed-in investor goes. */
export const investorPlaces: readonly NavigationItem[] = [
  { to: '/dashboard', label: 'Home', icon: <House /> },
  { to: '/invest', label: 'Invest', icon: <Landmark /> },
  { to: '/portfolio', label: 'Portfolio', icon: <PieChart /> },
  { to: '/transaction-history', label: 'Passbook', icon: <ScrollText /> },
];
