import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Restores the caret of a controlled input after React has written its value. Returns a function
 * that sets the position.
 */
export function useCaret(input: RefObject<HTMLInputElement | null>): (caret: number) => void {
  const wanted = useRef<number>(undefined);
  // Runs after every render: the value may stay the same although the browser moved the caret.
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
