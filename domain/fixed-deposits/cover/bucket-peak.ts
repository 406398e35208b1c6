import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Dated } from '../../platform/dated.ts';
import type { Money } from '../../platform/money.ts';
import { BucketExposure, firstDayOf, limitOn, type Run } from './bucket-exposure.ts';
import type { BucketParts } from './bucket-parts.ts';
import { coverOnDay } from './cover-on-day.ts';
import type { InsuranceBucket } from './insurance-bucket.ts';

/** The cover of one bucket. */
export function insuranceBucket(
  { held, deposits, balances }: BucketParts,
  { today, limits }: { readonly today: CalendarDate; readonly limits: Dated<Money> },
): InsuranceBucket {
  const exposures = new BucketExposure({ deposits, balances });
  const runs = exposures.runs({ from: today, limits });
  const { issuerId, institution, holders, right, onBehalfOf } = held;
  return Object.freeze({
    ...{ issuerId, institution, holders, right, onBehalfOf, deposits, balances },
    today: coverOnDay(exposures, { day: today, limits }),
    peak: coverOnDay(exposures, { day: peakDay(exposures, { runs, today }), limits }),
    firstDayAbove: firstDayAbove(exposures, { runs, limits }),
  });
}

/**
 * The first day with the highest exposure, from the first day of the runs on. The exposure of each
 * run is highest on its last day. The exact exposure is calculated only for runs whose estimate can
 * be the highest.
 */
export function peakDay(
  exposures: BucketExposure,
  { runs, today }: { readonly runs: readonly Run[]; readonly today: CalendarDate },
): CalendarDate {
  const estimated = runs.map((run) => ({ run, estimate: exposures.estimateOn(run.end) }));
  const top = Math.max(...estimated.map(({ estimate }) => estimate));
  let peak: Run = { end: today };
  for (const { run, estimate } of estimated) {
    if (estimate + 2 * exposures.error < top) continue;
    if (exposures.on(run.end).isGreaterThan(exposures.on(peak.end))) peak = run;
  }
  const highest = exposures.on(peak.end);
  return firstDayOf(peak, (day) => exposures.reaches(highest, day));
}

function firstDayAbove(
  exposures: BucketExposure,
  { runs, limits }: { readonly runs: readonly Run[]; readonly limits: Dated<Money> },
): CalendarDate | undefined {
  const isAbove = (day: CalendarDate) => exposures.exceeds(limitOn(day, limits).value, day);
  const run = runs.find(({ end }) => isAbove(end));
  return run && firstDayOf(run, isAbove);
}
