import { createContext, useContext } from 'react';

const FactsContext = createContext<unknown>(undefined);

/** Provides the figures that were computed for the page at build time. */
export const FactsProvider = FactsContext.Provider;

/** The figures of this page, in the type that its `build-facts.ts` computes. */
export function useFacts<Facts>(): Facts {
  return useContext(FactsContext) as Facts;
}
