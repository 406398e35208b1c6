import { useContext, useEffect } from 'react';
import { RouteTitle } from '#ui/platform/routing/route-title.ts';

/**
 * Puts the name of what a page shows before the title of its route, so that tabs and the history
 * tell pages apart: `Himadri Classic Deposit · Your deposit · Vriddhi`.
 */
export function useNamedTitle(name: string | undefined): void {
  const title = useContext(RouteTitle);
  useEffect(() => {
    if (name !== undefined) document.title = `${name} · ${title} · Vriddhi`;
  }, [name, title]);
}
