import { createContext, useContext } from 'react';

const FactsContext = createContext<unknown>(undefined);

/** Figures that the domain computed for the page at build time. */
export const FactsProvider = FactsContext.Provider;

/** The figures of this page, in the shape that `front-facts.ts` defines. */
export function useFacts<Facts>(): Facts {
  return useContext(FactsContext) as Facts;
}
