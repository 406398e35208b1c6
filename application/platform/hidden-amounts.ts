import { token } from './token.ts';

/** Whether this browser hides amounts of money, the same for all investors who use it. */
export interface HiddenAmounts {
  /** The stored choice; false if none is stored. */
  read(): boolean;
  choose(areHidden: boolean): void;
}
export const HiddenAmounts = token<HiddenAmounts>('platform/hidden-amounts');
