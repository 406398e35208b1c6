import { createContext } from 'react';

const PRODUCT = 'Vriddhi';

/** The document title of the current route, without the product name. */
export const RouteTitle = createContext(PRODUCT);

export function documentTitle(title: string): string {
  return `${title} · ${PRODUCT}`;
}
