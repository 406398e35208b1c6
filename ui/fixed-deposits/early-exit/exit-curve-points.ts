import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { ExitAnswer } from '#domain/fixed-deposits/early-exit/exit-answer.ts';
import { type ExitMark, exitMarks } from '#domain/fixed-deposits/early-exit/exit-marks.ts';

/** A day of the curve. */
export interface CurvePoint {
  readonly answer: ExitAnswer;
  /** The position as a fraction of the time, from 0 to 1. */
  readonly at: number;
}

export interface ExitCurveData {
  /** All days, for drawing. */
  readonly days: readonly CurvePoint[];
  /** The days that are read out: the first one, the ends of the months, changes and marks. */
  readonly stops: readonly CurvePoint[];
  /** The first day, the ends of the months, and maturity, for the table. */
  readonly months: readonly CurvePoint[];
  readonly marks: readonly (ExitMark & Pick<CurvePoint, 'at'>)[];
}

/**
 * The curve of an early exit.
 *
 * @param answers those of all days from the first day of the curve until maturity
 */
export function exitCurve(exit: EarlyExit, answers: readonly ExitAnswer[]): ExitCurveData {
  const last = Math.max(1, answers.length - 1);
  const days = answers.map((answer, index) => ({ answer, at: index / last }));
  const ends = monthEnds(exit);
  const from = answers[0]?.day ?? exit.holding.maturityDate;
  const marks = exitMarks(exit, from).flatMap((mark) => {
    const day = days.find(({ answer }) => answer.day.equals(mark.answer.day));
    return day === undefined ? [] : [{ ...mark, at: day.at }];
  });
  const marked = new Set(marks.map(({ answer }) => answer.day.iso));
  const isEnd = ({ answer }: CurvePoint, index: number) =>
    index === 0 || index === days.length - 1 || ends.has(answer.day.iso);
  return {
    days,
    months: days.filter(isEnd),
    stops: days.filter((day, index) => {
      const isMarked = marked.has(day.answer.day.iso);
      return isEnd(day, index) || isMarked || isChange(days[index - 1]?.answer, day.answer);
    }),
    marks,
  };
}

/** The days on which a whole month since the start is complete, in ISO format. */
function monthEnds(exit: EarlyExit): ReadonlySet<string> {
  const ends = new Set<string>();
  for (let months = 1; ; months += 1) {
    const day = exit.holding.startedOn.plus({ months });
    if (exit.on(day).kind === 'matured') return ends;
    ends.add(day.iso);
  }
}

/** Whether another rate applies than on the day before. */
function isChange(before: ExitAnswer | undefined, answer: ExitAnswer): boolean {
  if (before?.kind !== answer.kind) return true;
  if (before.kind !== 'payable' || answer.kind !== 'payable') return false;
  return !before.rate.annualRatePercent.equals(answer.rate.annualRatePercent);
}
