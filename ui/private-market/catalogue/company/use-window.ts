import { useSyncExternalStore } from 'react';

const SCROLLED_FROM = 160;

/** Whether the page is scrolled away from its top. */
export function useIsScrolled(): boolean {
  return useSyncExternalStore(onScroll, () => window.scrollY > SCROLLED_FROM);
}

/** The width of the window, in CSS pixels. */
export function useWindowWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth);
}

function onScroll(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
