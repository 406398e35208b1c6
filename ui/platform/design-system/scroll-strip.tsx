import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './scroll-strip.module.css';

/** How far one press moves a strip, in pixels. */
const SCROLL_STEP = 100;

interface ScrollStripProps {
  /** What is in it, such as `partners`: names the buttons. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A line that may be wider than its place: it scrolls by finger, by keyboard and by two buttons. */
export function ScrollStrip({ label, children }: ScrollStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const { isAtStart, isAtEnd, measure } = useEnds(strip);
  const scroll = (step: number) => strip.current?.scrollBy({ left: step, behavior: 'smooth' });
  return (
    <div className={styles.frame} data-fits={(isAtStart && isAtEnd) || undefined}>
      <div ref={strip} className={styles.strip} onScroll={measure}>
        {children}
      </div>
      <div className={styles.buttons}>
        <IconButton
          label={`Earlier ${label}`}
          icon={<ChevronLeft />}
          kind="outlined"
          isDisabled={isAtStart}
          onClick={() => scroll(-SCROLL_STEP)}
        />
        <IconButton
          label={`More ${label}`}
          icon={<ChevronRight />}
          kind="outlined"
          isDisabled={isAtEnd}
          onClick={() => scroll(SCROLL_STEP)}
        />
      </div>
    </div>
  );
}

/** Whether there is more before and after what is in sight. */
function useEnds(strip: { readonly current: HTMLDivElement | null }) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  const measure = useCallback(() => {
    const element = strip.current;
    if (element === null) return;
    const { scrollLeft, scrollWidth, clientWidth } = element;
    setEnds({ isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 });
  }, [strip]);
  useEffect(() => {
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [measure]);
  return { ...ends, measure };
}
