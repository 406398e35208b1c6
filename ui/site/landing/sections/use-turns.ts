import { type RefObject, useEffect, useReducer, useState, useSyncExternalStore } from 'react';

interface Turns {
  readonly current: number;
  readonly isRunning: boolean;
  /** Selects an item and stops the rotation. */
  readonly choose: (index: number) => void;
  readonly toggle: () => void;
}

const REDUCED = '(prefers-reduced-motion: reduce)';

/**
 * Rotates through items automatically. Pauses while the pointer or keyboard focus is inside, and
 * does not start if the user prefers reduced motion.
 */
export function useTurns(
  frame: RefObject<HTMLElement | null>,
  { count, milliseconds }: { readonly count: number; readonly milliseconds: number },
): Turns {
  const [current, go] = useReducer(
    (now: number, to: number | 'next') => (to === 'next' ? (now + 1) % count : to),
    0,
  );
  const wantsNoMotion = useSyncExternalStore(onMotionChange, readReduced, () => false);
  const [chosen, setRunning] = useState<boolean>();
  const isRunning = chosen ?? !wantsNoMotion;
  const isResting = useResting(frame);
  useEffect(() => {
    if (!isRunning || isResting) return undefined;
    const timer = window.setInterval(() => go('next'), milliseconds);
    return () => window.clearInterval(timer);
  }, [isRunning, isResting, milliseconds]);
  return {
    current,
    isRunning,
    choose: (index) => {
      setRunning(false);
      go(index);
    },
    toggle: () => setRunning(!isRunning),
  };
}

function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia(REDUCED);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

function readReduced(): boolean {
  return window.matchMedia(REDUCED).matches;
}

/** Whether the pointer or the keyboard focus is inside. */
function useResting(frame: RefObject<HTMLElement | null>): boolean {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return undefined;
    const heard = {
      pointerenter: () => setHovered(true),
      pointerleave: () => setHovered(false),
      // A click focuses its target, too; only keyboard focus pauses the rotation.
      focusin: () => setFocused(element.querySelector(':focus-visible') !== null),
      focusout: () => setFocused(false),
    };
    for (const [name, listener] of Object.entries(heard)) element.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(heard)) {
        element.removeEventListener(name, listener);
      }
    };
  }, [frame]);
  return isHovered || isFocused;
}
