import {
  formatCompactRupees,
  formatDate,
  formatRupees,
} from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import type { ExitAnswer } from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import { anchorAt, percent, ReadoutPlot } from '#ui/platform/design-system/charts/readout-plot.tsx';
import { useShownAmounts } from '#ui/platform/hidden-amounts/use-shown-amount.ts';
import { curveCopy as copy } from './copy.ts';
import type { CurvePoint, ExitCurveData } from './exit-curve-points.ts';
import styles from './exit-curve.module.css';

/** The heights of the grid lines, as fractions of the plot. */
const GRID = [0, 0.5, 1] as const;
/** The units of the drawing; it is stretched over the plot. */
const SIZE = 1000;

interface ExitPlotProps {
  readonly curve: ExitCurveData;
  /** One sentence for each stop. */
  readonly sentences: readonly string[];
}

/** The stepped curve of an early exit, above it the value of the deposit under its contract. */
export function ExitPlot({ curve, sentences }: ExitPlotProps) {
  const shown = useShownAmounts();
  const { days, stops, marks } = curve;
  const values = days.flatMap(({ answer }) => [paid(answer) ?? [], worth(answer) ?? []].flat());
  if (values.length === 0) return undefined;
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const range = Math.max(1, highest - lowest);
  const shareOf = (value: number) => (value - lowest) / range;
  const up = (value: number) => percent(1 - shareOf(value));
  return (
    <ReadoutPlot
      label={copy.title}
      positions={stops.map(({ at }) => at)}
      sentences={sentences}
      hint={copy.hint}
      grid={gridOf(lowest, range).map(({ share, text }) => ({ share, text: shown(text) }))}
      marks={[...new Set([days[0], days.find(({ at }) => at >= 0.5), days.at(-1)])].flatMap(
        (day) => (day === undefined ? [] : [{ at: day.at, text: formatDate(day.answer.day) }]),
      )}
    >
      {(chosen) => (
        <>
          <Lines days={days} shareOf={shareOf} />
          {marks.map(({ kind, answer, at }, index) => {
            const value = paid(answer);
            if (value === undefined) return undefined;
            return (
              <g key={kind}>
                <circle className={styles.mark} cx={percent(at)} cy={up(value)} r="5" />
                <text
                  className={styles.number}
                  x={percent(at)}
                  y={up(value)}
                  {...(kind === 'best-day' ? beside(at) : NUMBER_PLACE)}
                  textAnchor={anchorAt(at)}
                >
                  {index + 1}
                </text>
              </g>
            );
          })}
          <Chosen stop={chosen === undefined ? undefined : stops[chosen]} up={up} />
        </>
      )}
    </ReadoutPlot>
  );
}

const NUMBER_PLACE = { dy: '-0.8em' };

/** Beside the point for the best day, which can be one of the others. */
function beside(at: number) {
  return { dy: '0.35em', dx: at < 0.5 ? '1em' : '-1em' };
}

interface LinesProps {
  readonly days: readonly CurvePoint[];
  readonly shareOf: (value: number) => number;
}

function Lines({ days, shareOf }: LinesProps) {
  const line = (valueOf: (answer: ExitAnswer) => number | undefined) =>
    pathOf(days.map(({ answer, at }) => ({ at, value: valueOf(answer) })), shareOf);
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`0 0 ${SIZE} ${SIZE}`}
      preserveAspectRatio="none"
      overflow="visible"
    >
      <path className={styles.worth} d={line(worth)} />
      <path className={styles.get} d={line(paid)} />
    </svg>
  );
}

interface ChosenProps {
  readonly stop: CurvePoint | undefined;
  readonly up: (value: number) => string;
}

function Chosen({ stop, up }: ChosenProps) {
  const value = stop && paid(stop.answer);
  if (stop === undefined || value === undefined) return undefined;
  return <circle className={styles.chosen} cx={percent(stop.at)} cy={up(value)} r="6" />;
}

/** A path that is interrupted where there is no value. */
function pathOf(
  points: readonly { readonly at: number; readonly value: number | undefined }[],
  shareOf: LinesProps['shareOf'],
): string {
  let isPen = false;
  return points
    .map(({ at, value }) => {
      const command = isPen ? 'L' : 'M';
      isPen = value !== undefined;
      if (value === undefined) return '';
      return `${command}${tenths(at * SIZE)} ${tenths((1 - shareOf(value)) * SIZE)}`;
    })
    .join('');
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

function paid(answer: ExitAnswer): number | undefined {
  return 'proceeds' in answer ? answer.proceeds.decimal.toNumber() : undefined;
}

function worth(answer: ExitAnswer): number | undefined {
  if (answer.kind === 'payable') return answer.contractValue.decimal.toNumber();
  return paid(answer);
}

/** The grid lines with their amounts: in full if two of them would read the same in short. */
function gridOf(lowest: number, range: number) {
  const amounts = GRID.map((share) => Money.of(Math.round(lowest + share * range)));
  const short = amounts.map(formatCompactRupees);
  const texts = new Set(short).size < short.length ? amounts.map(formatRupees) : short;
  return GRID.map((share, at) => ({ share, text: texts[at] ?? '' }));
}
