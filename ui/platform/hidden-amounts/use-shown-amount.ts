import { useCallback } from 'react';
import {
  HIDDEN_AMOUNT,
  isAmount,
  splitAtAmounts,
  useHiddenAmounts,
} from './hidden-amounts-context.ts';

/** The text, with each amount in rupees as '••••' while amounts are hidden. */
export function useShownAmount(text: string): string {
  return useShownAmounts()(text);
}

/** The function behind `useShownAmount`, for several texts. */
export function useShownAmounts(): (text: string) => string {
  const { areHidden } = useHiddenAmounts();
  return useCallback(
    (text) => {
      if (!areHidden) return text;
      const parts = splitAtAmounts(text);
      return parts.map((part) => (isAmount(part) ? HIDDEN_AMOUNT.look : part)).join('');
    },
    [areHidden],
  );
}
