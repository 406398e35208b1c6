import { createContext, useContext } from 'react';
import type { DashboardViewModel } from './dashboard.view-model.ts';

export const HomeContext = createContext<DashboardViewModel | undefined>(undefined);

/** The shared state of home, for its parts that are downloaded later. */
export function useHome(): DashboardViewModel {
  const home = useContext(HomeContext);
  if (home === undefined) throw new Error('useHome is for the parts of the dashboard');
  return home;
}
