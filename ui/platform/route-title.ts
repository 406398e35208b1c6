import { createContext } from 'react';

/** What the page at this address is called in its document's title, without the product's name. */
export const RouteTitle = createContext('Vriddhi');
