import type { Figure } from '#tests/performance/support/figure.ts';

export interface MeasuredFigure extends Figure {
  readonly bench: string;
}

/** One run of `npm run bench`. */
export interface Run {
  readonly at: string;
  /** The measured commit, with a plus sign if files had changed since. */
  readonly commit: string;
  readonly node: string;
  readonly machine: {
    readonly cores: number;
    readonly memoryGb: number;
    /** The load average; above `cores`, processes compete for the processor. */
    readonly load: number;
  };
  readonly figures: readonly MeasuredFigure[];
}
