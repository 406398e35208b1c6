import { useEffect, useState } from 'react';

/** The id of the part of the page that reaches the upper third of the window. */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    // Documents without a layout keep the first.
    if (!('IntersectionObserver' in window)) return undefined;
    const order = key.split(' ');
    const inSight = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inSight.add(target.id);
          else inSight.delete(target.id);
        }
        const first = order.find((id) => inSight.has(id));
        if (first !== undefined) setCurrent(first);
      },
      { rootMargin: '-20% 0px -65% 0px' },
    );
    for (const id of order) {
      const element = document.getElementById(id);
      if (element !== null) observer.observe(element);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}
