import { use, useEffect } from 'react';
import { documentTitle, RouteTitle } from './route-title.ts';

/** Begins the title of the tab with the name of what the page shows, such as a company. */
export function useTabTitle(name: string): void {
  const title = use(RouteTitle);
  useEffect(() => {
    document.title = documentTitle(`${name} · ${title}`);
  }, [name, title]);
}
