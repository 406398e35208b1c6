import { type CompositionEvent, useRef } from 'react';

/**
 * Follows the compositions of an input method. A field must not rewrite its text during one,
 * because the browser would insert the composed text once more.
 * @param onEnd called with the field and its text before the composition
 */
export function useComposition(onEnd: (input: HTMLInputElement, before: string) => void) {
  const before = useRef<string>(undefined);
  return {
    isComposing: () => before.current !== undefined,
    events: {
      onCompositionStart: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        before.current = currentTarget.value;
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        const text = before.current ?? currentTarget.value;
        before.current = undefined;
        onEnd(currentTarget, text);
      },
    },
  };
}
