import { use, useEffect, useLayoutEffect } from 'react';
import { documentTitle, RouteTitle } from './route-title.ts';

/** Begins the title of the tab with the name of what the page shows, such as a company. */
export function useTabTitle(name: string): void {
  const title = use(RouteTitle);
  // The title of a navigation is set in the layout phase: the name comes after it, and is taken
  // back before the next.
  useEffect(() => {
    document.title = documentTitle(`${name} · ${title}`);
  }, [name, title]);
  useLayoutEffect(
    () => () => {
      document.title = documentTitle(title);
    },
    [title],
  );
}
