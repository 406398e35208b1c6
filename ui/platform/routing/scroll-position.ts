import { useEffect } from 'react';
import { type NavigationType, useLocation } from 'react-router-dom';

/** How long a page that went back may still grow to its former height. */
const LONGEST_RESTORE_MILLISECONDS = 5000;
/** How a person takes over the scrolling. */
const TAKEOVERS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Where pages are scrolled to, by the key of their entry in the history. */
const positions = new Map<string, number>();
let isRestoring = false;

/** Notes where the page is scrolled to, for `placeScroll`. */
export function useNotedScroll(): void {
  const { key } = useLocation();
  useEffect(() => {
    const note = () => {
      // After a step back, the browser scrolls the page before the next one is shown.
      if (!isRestoring && keyOfEntry() === key) positions.set(key, window.scrollY);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [key]);
}

/**
 * Scrolls a new page to its top, and a page that went back to where it was, also while its data
 * arrive: the browser tries only once, when the page is still too short.
 * @returns a function that stops it
 */
export function placeScroll(arrivedBy: NavigationType): () => void {
  const top = arrivedBy === 'POP' ? positions.get(keyOfEntry()) : undefined;
  if (top === undefined || !('ResizeObserver' in window)) {
    if (arrivedBy !== 'POP') window.scrollTo(0, 0);
    return () => {};
  }
  const scroll = () => window.scrollTo({ top, behavior: 'instant' });
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    isRestoring = false;
    growth.disconnect();
    clearTimeout(timer);
    for (const takeover of TAKEOVERS) window.removeEventListener(takeover, stop);
  };
  const timer = setTimeout(stop, LONGEST_RESTORE_MILLISECONDS);
  for (const takeover of TAKEOVERS) window.addEventListener(takeover, stop, { passive: true });
  isRestoring = true;
  scroll();
  growth.observe(document.body);
  return stop;
}

/** The key that the router has given to the present entry of the history. */
function keyOfEntry(): string {
  const { state } = window.history as { readonly state: { readonly key?: string } | null };
  return state?.key ?? 'default';
}
