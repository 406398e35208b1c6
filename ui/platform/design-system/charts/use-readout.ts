import { type KeyboardEvent, type PointerEvent, useState } from 'react';

/** The point that a chart reads out: by pointer, by touch and drag, and by arrow keys. */
export interface Readout {
  /** The index of the chosen point; undefined until one is chosen. */
  readonly chosen: number | undefined;
  /** The attributes of the plot: an ARIA slider whose value text is the sentence of the point. */
  readonly plot: Readonly<Record<string, unknown>>;
}

interface ReadoutInput {
  readonly label: string;
  /** The horizontal positions of the points as fractions from 0 to 1, in ascending order. */
  readonly positions: readonly number[];
  /** One sentence for each point. */
  readonly sentences: readonly string[];
}

export function useReadout({ label, positions, sentences }: ReadoutInput): Readout {
  const [wanted, setWanted] = useState<number>();
  const last = positions.length - 1;
  const chosen = wanted === undefined ? undefined : Math.min(wanted, last);
  const at = chosen ?? last;
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    if (width > 0) setWanted(nearest(positions, (event.clientX - left) / width));
  };
  const step = (event: KeyboardEvent) => {
    const next = stepped({ key: event.key, at, last });
    if (next === undefined) return;
    event.preventDefault();
    setWanted(next);
  };
  return {
    chosen,
    plot: {
      role: 'slider',
      tabIndex: 0,
      'aria-label': label,
      'aria-valuemin': 1,
      'aria-valuemax': positions.length,
      'aria-valuenow': at + 1,
      'aria-valuetext': sentences[at],
      onPointerMove: follow,
      onPointerDown: follow,
      onKeyDown: step,
    },
  };
}

function stepped(from: { readonly key: string; readonly at: number; readonly last: number }) {
  const { key, at, last } = from;
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(0, at - 1);
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(last, at + 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

function nearest(positions: readonly number[], along: number): number {
  const distances = positions.map((position) => Math.abs(position - along));
  return distances.indexOf(Math.min(...distances));
}
