import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Puts the caret of a controlled input where the last edit wants it, after React wrote the value.
 * Returns a function that remembers the place.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>): (caret: number) => void {
  const wanted = useRef<number>(undefined);
  // Without dependencies: the value may stay the same while the browser moved the caret.
  useLayoutEffect(() => {
    const element = input.current;
    if (wanted.current === undefined || element === null) return;
    if (document.activeElement === element) {
      element.setSelectionRange(wanted.current, wanted.current);
    }
    wanted.current = undefined;
  });
  return (caret) => {
    wanted.current = caret;
  };
}
