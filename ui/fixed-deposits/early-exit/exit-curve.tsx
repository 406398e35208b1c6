import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { memo, useMemo } from 'react';
import { ChartFigure } from '#ui/platform/design-system/charts/chart-figure.tsx';
import { DefinitionList } from '#ui/platform/design-system/figures/definition-list.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { useShownAmounts } from '#ui/platform/hidden-amounts/use-shown-amount.ts';
import { curveCopy as copy } from './copy.ts';
import type { ExitCurveData } from './exit-curve-points.ts';
import { ExitMonths } from './exit-months.tsx';
import { ExitPlot } from './exit-plot.tsx';
import { exitSentence } from './exit-sentence.ts';
import { useExitCurve } from './use-exit-curve.ts';
import styles from './exit-curve.module.css';

interface ExitCurveProps {
  readonly exit: EarlyExit;
  /** The first day of the curve. */
  readonly from: CalendarDate;
}

/** What an early exit pays on each day until maturity. */
export const ExitCurve = memo(function ExitCurve({ exit, from }: ExitCurveProps) {
  const drawn = useExitCurve(exit, from);
  return drawn === undefined ? <Skeleton shape="hero" label="" /> : <Curve {...drawn} />;
});

interface CurveProps {
  readonly exit: EarlyExit;
  readonly curve: ExitCurveData;
}

function Curve({ exit, curve }: CurveProps) {
  const shown = useShownAmounts();
  const sentences = useMemo(
    () => curve.stops.map(({ answer }) => shown(exitSentence(answer, exit))),
    [curve, exit, shown],
  );
  return (
    <ChartFigure title={copy.title}>
      <Legend />
      <ExitPlot curve={curve} sentences={sentences} />
      <Marks curve={curve} />
      <ExitMonths months={curve.months} />
    </ChartFigure>
  );
}

function Legend() {
  return (
    <div className={styles.legend} aria-hidden="true">
      {(['get', 'worth'] as const).map((line) => (
        <span key={line} className={styles.key}>
          <svg className={styles.swatch} viewBox="0 0 24 12">
            <path className={styles[line]} d="M0 6H24" />
          </svg>
          {copy[line]}
        </span>
      ))}
    </div>
  );
}

/** The marked days with their numbers on the chart. */
function Marks({ curve: { marks } }: Pick<CurveProps, 'curve'>) {
  return (
    <DefinitionList
      items={marks.map(({ kind, answer }, index) => ({
        label: `${index + 1}. ${copy.marked[kind]}`,
        value: 'proceeds' in answer ? formatRupees(answer.proceeds) : copy.unknown,
        detail: formatDate(answer.day),
      }))}
    />
  );
}
