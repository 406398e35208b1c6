import { useEffect, useState } from 'react';

const FAR_ABOVE = '1000000px';
/**
 * The visible part of an element from which it counts as wholly visible; less than 1 because of
 * rounding.
 */
const WHOLE = 0.99;

/**
 * The id of the last section that has reached the upper third of the window, or of the last section
 * of the page once all of it is visible. The observed areas extend far above the window, so that
 * passed sections stay in them and a jump works like slow scrolling.
 */
export function useSectionInSight(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    // Browsers without IntersectionObserver keep the first section.
    if (!('IntersectionObserver' in window)) return undefined;
    return watchSections(key.split(' '), setCurrent);
  }, [key]);
  return current;
}

/**
 * Calls `onSection` when another section scrolls into view. Returns a function that stops it.
 */
function watchSections(order: readonly string[], onSection: (id: string | undefined) => void) {
  const reached = new Set<string>();
  let isEndVisible = false;
  const update = () => {
    const section = isEndVisible ? order.at(-1) : order.findLast((id) => reached.has(id));
    onSection(section ?? order[0]);
  };
  const upperThird = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) reached.add(target.id);
        else reached.delete(target.id);
      }
      update();
    },
    { rootMargin: `${FAR_ABOVE} 0px -65% 0px` },
  );
  // At the end of the page, a short last section is visible but cannot reach the upper third.
  const end = new IntersectionObserver(
    (entries) => {
      isEndVisible = (entries.at(-1)?.intersectionRatio ?? 0) >= WHOLE;
      update();
    },
    { rootMargin: `${FAR_ABOVE} 0px 0px 0px`, threshold: WHOLE },
  );
  const elements = order.flatMap((id) => document.getElementById(id) ?? []);
  for (const element of elements) upperThird.observe(element);
  for (const element of elements.slice(-1)) end.observe(element);
  return () => {
    upperThird.disconnect();
    end.disconnect();
  };
}
