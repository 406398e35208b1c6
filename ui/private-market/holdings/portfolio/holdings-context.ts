import type { PrivateHoldings } from '#application/private-market/read-share-portfolio.ts';
import { createContext } from 'react';
import type { Loaded } from '#ui/platform/view-model.ts';

/** The shares and baskets that the portfolio of all investments has loaded, for its rows. */
export const HoldingsContext = createContext<Loaded<PrivateHoldings> | undefined>(undefined);
