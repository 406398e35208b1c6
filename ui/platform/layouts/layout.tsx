import type { ReactNode } from 'react';
import type { AppRoute } from '../app-route.ts';

/** What stands around a screen. */
export function Layout({ children }: { route: AppRoute; children: ReactNode }) {
  return <main>{children}</main>;
}
