import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { ExitAnswer } from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { useEffect, useState } from 'react';
import { exitCurve, type ExitCurveData } from './exit-curve-points.ts';

/** Number of days that are calculated before the page answers input again. */
const DAYS_AT_ONCE = 150;

interface DrawnCurve {
  readonly exit: EarlyExit;
  readonly curve: ExitCurveData;
}

/**
 * The curve of an early exit with the exit that it belongs to. It is calculated after the page has
 * been painted, some days at a time. Until it is ready, the previous curve is returned; undefined
 * before the first one.
 */
export function useExitCurve(exit: EarlyExit, from: CalendarDate): DrawnCurve | undefined {
  const [drawn, draw] = useState<DrawnCurve>();
  useEffect(() => {
    const days = exit.curveFrom(from);
    const answers: ExitAnswer[] = [];
    const step = () => {
      for (let count = 0; count < DAYS_AT_ONCE; count += 1) {
        const next = days.next();
        if (next.done === true) {
          draw({ exit, curve: exitCurve(exit, answers) });
          return;
        }
        answers.push(next.value);
      }
      timer = setTimeout(step);
    };
    let timer = setTimeout(step);
    return () => clearTimeout(timer);
  }, [exit, from]);
  return drawn;
}
