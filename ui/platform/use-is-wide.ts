import { useSyncExternalStore } from 'react';

/**
 * The width from which pages have columns, as in the style sheets. Unlike `innerWidth`, a media
 * query counts the font size of the browser's settings, and does not force a layout.
 */
const WIDE = '(width >= 64rem)';

/** Whether the window is as wide as a desktop. For layouts that CSS alone cannot change. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onChange, () => window.matchMedia(WIDE).matches);
}

function onChange(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
