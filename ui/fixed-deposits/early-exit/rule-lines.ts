import {
  type BandInterest,
  type PrematureRule,
  RunRateBasis,
} from '#domain/fixed-deposits/early-exit/premature-rule.ts';
import { spanInWords } from '#domain/fixed-deposits/interest/tenure-in-words.ts';
import type { CalendarSpan } from '#domain/platform/calendar-date.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';
import { ruleCopy as copy } from './copy.ts';

/** A rule for early exits in sentences. */
export function ruleLines({ notBefore, bands, paidOut }: PrematureRule): readonly string[] {
  return [
    firstDayLine(notBefore),
    ...bands.map(({ from, interest }) => {
      const text = interestText(interest);
      return isStart(from) ? copy.firstBand(text) : copy.band(spanInWords(from), text);
    }),
    ...(paidOut === 'recovered' ? [copy.recovered] : []),
  ];
}

function firstDayLine(notBefore: CalendarSpan | undefined): string {
  if (notBefore === undefined) return copy.never;
  return isStart(notBefore) ? copy.anyDay : copy.from(spanInWords(notBefore));
}

function interestText(interest: BandInterest): string {
  if (interest.kind === 'none') return copy.noInterest;
  if (interest.kind === 'fixed') return copy.fixed(formatPercent(interest.annualRatePercent));
  const { basis, points, pointsBelowLowest } = interest;
  const isLower = basis === RunRateBasis.LowerOfRunAndContracted;
  const base = isLower ? copy.lowerRate : copy.runRate;
  const taken = points.filter((step) => !step.points.isZero());
  const texts = taken.map((step, index) => {
    const { upTo } = step;
    if (upTo !== undefined) return copy.pointsUpTo(step.points.text, formatRupees(upTo));
    return index === 0 ? copy.pointsAlone(step.points.text) : copy.pointsAbove(step.points.text);
  });
  const text = texts.length === 0 ? base : copy.points(base, texts.join(', '));
  if (pointsBelowLowest === undefined) return text;
  return `${text}${copy.fallback(pointsBelowLowest.text)}`;
}

/** Whether a span is of no days. */
function isStart(span: CalendarSpan): boolean {
  return spanInWords(span) === '';
}
