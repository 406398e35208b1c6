import { useEffect, useState } from 'react';

/**
 * The id of the last section that has reached the upper third of the window. The observed area
 * extends far above the window, so that passed sections stay in it and a jump works like slow
 * scrolling.
 */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    // Without IntersectionObserver, keep the first section.
    if (!('IntersectionObserver' in window)) return undefined;
    const order = key.split(' ');
    const reached = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) reached.add(target.id);
          else reached.delete(target.id);
        }
        setCurrent(order.findLast((id) => reached.has(id)) ?? order[0]);
      },
      { rootMargin: '1000000px 0px -65% 0px' },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
