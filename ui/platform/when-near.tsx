import { type ReactNode, useEffect, useRef, useState } from 'react';

interface WhenNearProps {
  readonly children: ReactNode;
}

/** A part that is rendered, and so downloaded, once it comes near the visible part of the page. */
export function WhenNear({ children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  // Browsers without IntersectionObserver show the part at once.
  const [isNear, setIsNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    const { current } = place;
    if (current === null) return undefined;
    const watcher = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50%' },
    );
    watcher.observe(current);
    return () => watcher.disconnect();
  }, []);
  return isNear ? children : <div ref={place} data-far />;
}
