import { useSyncExternalStore } from 'react';

/** The width from which pages have columns, as in the style sheets: 64rem, in CSS pixels. */
const WIDE_FROM = 1024;

/** Whether the window is as wide as a desktop. For layouts that CSS alone cannot change. */
export function useIsWide(): boolean {
  return useSyncExternalStore(onResize, () => window.innerWidth >= WIDE_FROM);
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
