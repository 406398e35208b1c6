import type { ReactNode } from 'react';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import styles from './readout-plot.module.css';
import { useReadout } from './use-readout.ts';

/** A horizontal grid line; `share` is its height as a fraction of the plot, from 0 to 1. */
export interface GridLine {
  readonly share: number;
  readonly text: string;
}

/** A date or year below the plot; `at` is its position as a fraction of the width. */
export interface AxisMark {
  readonly at: number;
  readonly text: string;
  /** Which part of the text is at the position; by default the text stays inside the plot. */
  readonly anchor?: 'start' | 'middle' | 'end';
}

export interface ReadoutPlotProps {
  /** The accessible name of the plot. */
  readonly label: string;
  readonly positions: readonly number[];
  /** The sentence of each point, shown when the point is chosen. */
  readonly sentences: readonly string[];
  /** The sentence before a point is chosen. */
  readonly hint: string;
  readonly grid: readonly GridLine[];
  readonly marks: readonly AxisMark[];
  /** Draws the data inside an SVG whose coordinates are percentages. */
  readonly children: (chosen: number | undefined) => ReactNode;
}

/**
 * A plot whose points the user chooses by pointer, touch or arrow keys. It shows the sentence of
 * the chosen point above it. Coordinates are percentages in SVG attributes, so that texts keep
 * their shape at any width.
 */
export function ReadoutPlot(props: ReadoutPlotProps) {
  const { label, positions, sentences, hint, grid, marks, children } = props;
  const { chosen, plot } = useReadout({ label, positions, sentences });
  const isOpen = chosen === undefined;
  const along = chosen === undefined ? undefined : positions[chosen];
  return (
    <div className={styles.frame}>
      <p
        className={styles.sentence}
        data-chosen={!isOpen || undefined}
        data-screen-only={isOpen || undefined}
        aria-hidden
      >
        <AmountText>{isOpen ? hint : sentences[chosen]}</AmountText>
      </p>
      <Grid lines={grid} />
      <div className={styles.plot} {...plot}>
        <svg className={styles.canvas} aria-hidden="true">
          {grid.map(({ share }) => (
            <line key={share} className={styles.line} x1="0" x2="100%" {...level(share)} />
          ))}
          {along !== undefined && (
            <line className={styles.cursor} x1={percent(along)} x2={percent(along)} y2="100%" />
          )}
          {children(chosen)}
        </svg>
      </div>
      <svg className={styles.axis} aria-hidden="true">
        {marks.map(({ at, text, anchor = anchorAt(at) }) => (
          <text
            key={`${at} ${text}`}
            className={styles.text}
            x={percent(at)}
            y="70%"
            textAnchor={anchor}
          >
            {text}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** The frame of a chart without data: its grid, and a sentence instead of the data. */
export function EmptyPlot({ text }: { readonly text: string }) {
  return (
    <div className={styles.empty}>
      <svg className={styles.canvas} aria-hidden="true">
        {[0, 0.33, 0.66, 1].map((share) => (
          <line key={share} className={styles.line} x1="0" x2="100%" {...level(share)} />
        ))}
      </svg>
      <p className={styles.nothing}>{text}</p>
    </div>
  );
}

function Grid({ lines }: { readonly lines: readonly GridLine[] }) {
  return (
    <svg className={styles.values} aria-hidden="true">
      {lines.map(({ share, text }) => (
        <text key={share} className={styles.text} x="0" y={percent(1 - share)} dy="0.32em">
          {text}
        </text>
      ))}
    </svg>
  );
}

/** A fraction as an SVG percentage. */
export function percent(fraction: number): string {
  return `${Math.round(fraction * 10_000) / 100}%`;
}

/** Keeps a text inside the plot: it starts at the left edge and ends at the right one. */
export function anchorAt(at: number): 'start' | 'middle' | 'end' {
  if (at < 0.12) return 'start';
  return at > 0.88 ? 'end' : 'middle';
}

function level(share: number) {
  return { y1: percent(1 - share), y2: percent(1 - share) };
}
