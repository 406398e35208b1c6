import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react';
import { DataTable } from '#ui/platform/design-system/figures/data-table.tsx';
import { useShownAmounts } from '#ui/platform/hidden-amounts/use-shown-amount.ts';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { Disclosure } from '#ui/platform/design-system/layout/disclosure.tsx';
import { ChartFigure } from './chart-figure.tsx';
import { VineDrawing, type VineTick } from './vine-drawing.tsx';
import type { StemPoint, VineItem } from './vine-shape.ts';
import styles from './vine.module.css';

/** A point of the time axis that the investor can move, by finger, pointer or arrow keys. */
export interface VineHandle {
  readonly label: string;
  readonly at: number;
  /** The text for this point, such as '₹1,15,430 on 12 Sep 2028'. */
  readonly text: string;
  readonly onMove: (at: number) => void;
  /** The step of the arrow keys, as a share of the axis. */
  readonly step?: number;
}

export interface VineProps {
  readonly title: string;
  /** The chart in one sentence, which is also its text alternative. */
  readonly summary?: string;
  /** What the drawing shows, in one sentence for screen readers. */
  readonly drawn?: string;
  /** In chronological order. */
  readonly items: readonly VineItem[];
  readonly ticks?: readonly VineTick[];
  /** The growth of one deposit. Without it, the stem is a gentle wave. */
  readonly stem?: readonly StemPoint[];
  readonly handle?: VineHandle;
  /** Where a line marks today, from 0 to 1. */
  readonly mark?: number;
  /** Without controls and table, for summaries and receipts. */
  readonly isStill?: boolean;
  /** `one` draws everything in the colour of the text. */
  readonly ink?: 'colours' | 'one';
  /** Draws the stem once when the chart appears. */
  readonly isDrawnOnce?: boolean;
  /** Called with the payment that is chosen, if there is no handle. */
  readonly onChoose?: (item: VineItem) => void;
  /** More about the chosen day, below its text. */
  readonly reading?: ReactNode;
  /** What to do to read a payment, until one is chosen. */
  readonly hint?: string;
  /** The figures as a table. If absent, a table of the payments is shown. */
  readonly table?: ReactNode;
  readonly children?: ReactNode;
}

/**
 * A chart of payments on a time axis that begins today, drawn as a stem with leaves (interest) and
 * fruits (maturities).
 */
export function Vine(shown: VineProps) {
  const props = withHiddenAmounts(shown, useShownAmounts());
  const { title, summary, items, isStill = false, handle, table, children } = props;
  const [chosen, setChosen] = useState<number>();
  const item = chosen === undefined ? undefined : items[chosen];
  const choose = (index: number) => {
    setChosen(index);
    const next = items[index];
    if (next !== undefined && index !== chosen) props.onChoose?.(next);
  };
  const isBrowsed = !isStill && handle === undefined && items.length > 0;
  return (
    <ChartFigure title={title} {...(summary !== undefined && { summary })}>
      <div className={styles.vine} data-ink={props.ink} data-draws={props.isDrawnOnce}>
        {props.drawn !== undefined && <VisuallyHidden>{props.drawn}</VisuallyHidden>}
        <div className={styles.plot}>
          <VineDrawing {...props} chosen={item?.key} mark={handle?.at ?? item?.at ?? props.mark} />
          {handle !== undefined && !isStill && <Handle handle={handle} />}
          {isBrowsed && <Browser {...{ title, items, chosen, choose }} />}
        </div>
        {handle !== undefined && <p className={styles.readout}>{handle.text}</p>}
        {isBrowsed && <Browsed item={item} hint={props.hint} />}
        {props.reading !== undefined && (
          <div className={styles.readout} data-more="" data-quiet="" aria-live="polite">
            {props.reading}
          </div>
        )}
      </div>
      {children}
      {!isStill && <Table {...{ title, items, table }} />}
    </ChartFigure>
  );
}

/** The same chart with texts that hide their amounts. The drawing keeps its proportions. */
function withHiddenAmounts(props: VineProps, shown: (text: string) => string): VineProps {
  const { title, summary, drawn, items, handle } = props;
  return {
    ...props,
    title: shown(title),
    ...(summary !== undefined && { summary: shown(summary) }),
    ...(drawn !== undefined && { drawn: shown(drawn) }),
    items: items.map((item) => ({
      ...item,
      amountText: shown(item.amountText),
      ...(item.sum !== undefined && { sum: shown(item.sum) }),
    })),
    ...(handle !== undefined && { handle: { ...handle, text: shown(handle.text) } }),
  };
}

const HINT = 'Choose a leaf to see its date and amount.';
const STEPS = 1000;

interface BrowsedProps {
  /** The chosen payment, if there is one. */
  readonly item: VineItem | undefined;
  readonly hint: string | undefined;
}

function Browsed({ item, hint = HINT }: BrowsedProps) {
  const isOpen = item === undefined || undefined;
  return (
    <p className={styles.readout} data-browsed="" data-quiet={isOpen} data-screen-only={isOpen}>
      {item === undefined ? hint : sentence(item)}
    </p>
  );
}

function sentence({ date, amountText, account }: VineItem): string {
  return `${date}: ${amountText}, ${account}`;
}

function Handle({ handle: { label, at, text, onMove, step = 0.01 } }: { handle: VineHandle }) {
  // A range counts its steps from its lowest value, so whole numbers reach both ends.
  const steps = Math.round(1 / step);
  return (
    <input
      className={styles.control}
      type="range"
      min={0}
      max={steps}
      value={Math.round(at * steps)}
      aria-label={label}
      aria-valuetext={text}
      onChange={(event) => onMove(Number(event.target.value) / steps)}
    />
  );
}

interface BrowserProps {
  readonly title: string;
  readonly items: readonly VineItem[];
  readonly chosen: number | undefined;
  readonly choose: (index: number) => void;
}

/** Chooses the payment nearest to the finger or pointer; arrow keys go from one to the next. */
function Browser({ title, items, chosen, choose }: BrowserProps) {
  const item = chosen === undefined ? undefined : items[chosen];
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextChoice(event.key, { chosen, last: items.length - 1 });
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    choose(nearest(items, (event.clientX - left) / width));
  };
  return (
    <input
      className={styles.control}
      type="range"
      min={0}
      max={STEPS}
      value={Math.round((item?.at ?? 0) * STEPS)}
      aria-label={`${title}, one by one`}
      aria-valuetext={item === undefined ? 'None chosen' : sentence(item)}
      onKeyDown={onKeyDown}
      onPointerMove={onPointerMove}
      onChange={(event) => choose(nearest(items, Number(event.target.value) / STEPS))}
    />
  );
}

function nextChoice(
  key: string,
  { chosen, last }: { readonly chosen: number | undefined; readonly last: number },
): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min((chosen ?? -1) + 1, last);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max((chosen ?? 1) - 1, 0);
  return undefined;
}

function nearest(items: readonly VineItem[], at: number): number {
  let found = 0;
  items.forEach((item, index) => {
    const best = items[found];
    if (best !== undefined && Math.abs(item.at - at) < Math.abs(best.at - at)) found = index;
  });
  return found;
}

function Table({ title, items, table }: Pick<VineProps, 'title' | 'items' | 'table'>) {
  if (table !== undefined || items.length === 0) return table;
  return (
    <Disclosure title="See the figures" look="link">
      <Figures title={title} items={items} />
    </Disclosure>
  );
}

function Figures({ title, items }: Pick<VineProps, 'title' | 'items'>) {
  return (
    <DataTable
      caption={title}
      isCaptionHidden
      rows={items}
      rowKey={({ key }) => key}
      columns={[
        { key: 'date', header: 'Date', cell: ({ date }) => date, isRowHeader: true },
        { key: 'account', header: 'From', cell: ({ account }) => account },
        { key: 'amount', header: 'Amount', cell: ({ amountText }) => amountText, align: 'end' },
      ]}
    />
  );
}
