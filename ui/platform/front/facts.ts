import { createContext, useContext } from 'react';

const FactsContext = createContext<unknown>(undefined);

/** What a page was told when it was built: figures that the domain has worked out. */
export const FactsProvider = FactsContext.Provider;

/** The facts of this page, in the shape that `front-facts.ts` gives them. */
export function useFacts<Facts>(): Facts {
  return useContext(FactsContext) as Facts;
}
