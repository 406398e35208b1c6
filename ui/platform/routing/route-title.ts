import { createContext } from 'react';

/** The document title of the current route, without the product name. */
export const RouteTitle = createContext('Vriddhi');
