import { observable } from 'mobx';
import { createContext } from 'react';

/** What the investor confirms beside the order, for the step of the nominees. */
export interface ConfirmedNominees {
  /** Ids and shares of the nominees, as `confirmedNominees` writes them; undefined for none. */
  current: string | undefined;
}

/** Confirmed nominees that views observe; none at first. */
export function noneConfirmed(): ConfirmedNominees {
  return observable({ current: undefined });
}

export const ConfirmedNomineesContext = createContext<ConfirmedNominees>({ current: undefined });
