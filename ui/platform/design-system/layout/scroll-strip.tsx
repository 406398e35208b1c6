import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import styles from './scroll-strip.module.css';

/** How far one click scrolls, in pixels. */
const SCROLL_STEP = 100;

interface ScrollStripProps {
  /** What the row contains, such as `partners`; part of the names of the buttons. */
  readonly label: string;
  readonly children: ReactNode;
}

/** A row that may be wider than the screen. It scrolls by touch, keyboard and two buttons. */
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

/** Whether the strip is scrolled to its start or its end. */
function useEnds(strip: RefObject<HTMLDivElement | null>) {
  const [ends, setEnds] = useState({ isAtStart: true, isAtEnd: true });
  const measure = () => {
    if (strip.current !== null) setEnds(endsOf(strip.current));
  };
  const remeasure = useEffectEvent(measure);
  useEffect(() => {
    const frame = requestAnimationFrame(remeasure);
    window.addEventListener('resize', remeasure);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', remeasure);
    };
  }, []);
  return { ...ends, measure };
}

function endsOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement) {
  return { isAtStart: scrollLeft <= 1, isAtEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
}
