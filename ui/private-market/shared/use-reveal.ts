import { type RefObject, useEffect, useRef } from 'react';

export interface Reveal<Element> {
  readonly ref: RefObject<Element | null>;
  readonly tabIndex?: -1;
  /** Makes the element take the focus after navigation, in place of the page's heading. */
  readonly 'data-takes-focus'?: true;
}

/** The props of an element that is scrolled into view and focused if the URL contains its id. */
export function useReveal<Element extends HTMLElement>(isNamed: boolean): Reveal<Element> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (!isNamed) return;
    // jsdom does not implement `scrollIntoView`.
    ref.current?.scrollIntoView?.({ block: 'center' });
    ref.current?.focus({ preventScroll: true });
  }, [isNamed]);
  return isNamed ? { ref, tabIndex: -1, 'data-takes-focus': true } : { ref };
}
