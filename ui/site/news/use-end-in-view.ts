import { type RefObject, useEffect, useRef } from 'react';

/**
 * When to load the next page: the marker's margin in pixels, its visible fraction, and the delay in
 * ms.
 */
export const newsLoadMore = Object.freeze({ margin: 100, visiblePart: 0.1, delay: 100 });

interface EndInView {
  readonly marker: RefObject<HTMLElement | null>;
  /**
   * The number of loaded pages. Each new one observes the marker again, because it may still be
   * visible.
   */
  readonly page: number;
  readonly isOn: boolean;
  readonly onSeen: () => void;
}

/**
 * Calls `onSeen` when the end of a list becomes visible. Not for keyboard users, who could never
 * reach the content below an endless list; they have a button at the end.
 */
export function useEndInView({ marker, page, isOn, onSeen }: EndInView): void {
  const isByKeyboard = useKeyboardInUse();
  const seen = useRef(onSeen);
  useEffect(() => {
    seen.current = onSeen;
  });
  useEffect(() => {
    const end = marker.current;
    if (!isOn || end === null || typeof IntersectionObserver === 'undefined') return undefined;
    const { margin, visiblePart, delay } = newsLoadMore;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        clearTimeout(timer);
        const isInSight = entries.some(({ isIntersecting }) => isIntersecting);
        if (!isInSight) return;
        timer = setTimeout(() => {
          if (!isByKeyboard.current) seen.current();
        }, delay);
      },
      { rootMargin: `${margin}px`, threshold: visiblePart },
    );
    observer.observe(end);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [marker, page, isOn, isByKeyboard]);
}

/** Tab switches keyboard mode on; a wheel, touch or pointer event switches it off. */
function useKeyboardInUse(): RefObject<boolean> {
  const isByKeyboard = useRef(false);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') isByKeyboard.current = true;
    };
    const onPointer = () => {
      isByKeyboard.current = false;
    };
    const pointers = ['wheel', 'touchmove', 'pointerdown'] as const;
    document.addEventListener('keydown', onKey);
    for (const name of pointers) document.addEventListener(name, onPointer, { passive: true });
    return () => {
      document.removeEventListener('keydown', onKey);
      for (const name of pointers) document.removeEventListener(name, onPointer);
    };
  }, []);
  return isByKeyboard;
}
