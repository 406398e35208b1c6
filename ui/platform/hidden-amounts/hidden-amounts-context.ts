import { createContext, useContext } from 'react';

export interface HiddenAmountsState {
  readonly areHidden: boolean;
  readonly choose: (areHidden: boolean) => void;
}

/** Without a provider, as on the public site, amounts are shown. */
const NEVER_HIDDEN: HiddenAmountsState = { areHidden: false, choose: () => undefined };

export const HiddenAmountsContext = createContext(NEVER_HIDDEN);

export function useHiddenAmounts(): HiddenAmountsState {
  return useContext(HiddenAmountsContext);
}

/** What a hidden amount looks like, and what a screen reader says instead. */
export const HIDDEN_AMOUNT = { look: '••••', label: 'Amount hidden' } as const;

/** An amount in rupees with its sign and unit: '−₹2,032.50', '₹1.2 lakh', '₹4.5k'. */
const AMOUNT = /([+−-]?₹\d(?:[\d,]*\d)?(?:\.\d+)?(?: ?(?:Cr\b\.?|crores?\b|lakhs?\b|[kL]\b))?)/i;

/** Splits a text at its amounts in rupees: text before, amount, text after, and so on. */
export function splitAtAmounts(text: string): readonly string[] {
  return text.split(AMOUNT).filter((part) => part !== '');
}

/** Whether a part of a split text is an amount. */
export function isAmount(part: string): boolean {
  return AMOUNT.test(part);
}
