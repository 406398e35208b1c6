import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Dated } from '../../platform/dated.ts';
import { Money } from '../../platform/money.ts';
import { sumOfFigures, type WorkingStep, workingStep } from '../../platform/working-step.ts';
import { type BucketExposure, limitOn } from './bucket-exposure.ts';
import type { CoverOnDay } from './insurance-bucket.ts';

/** The deposit insurance of a bucket on a day. */
export function coverOnDay(
  exposures: BucketExposure,
  by: { readonly day: CalendarDate; readonly limits: Dated<Money> },
): CoverOnDay {
  const { day, limits } = by;
  const exposure = exposures.on(day);
  const { value: limit, source: limitSource } = limitOn(day, limits);
  const covered = exposure.isGreaterThan(limit) ? limit : exposure;
  const uncovered = exposure.minus(covered);
  const room = limit.minus(covered);
  const working = coverWorking(exposures.amountsOn(day), limit);
  return Object.freeze({ day, exposure, limit, limitSource, covered, uncovered, room, working });
}

/** The sum of all amounts, and the part above the limit; below zero is the room that is left. */
function coverWorking(amounts: readonly Money[], limit: Money): readonly WorkingStep[] {
  const exposure = Money.sum(amounts);
  return Object.freeze([
    workingStep({
      id: 'exposure',
      rule: 'Principals, accrued interest and balances',
      symbol: 'E',
      ...sumOfFigures(amounts.map(({ text }) => text)),
      exact: exposure.decimal,
    }),
    workingStep({
      id: 'above-limit',
      rule: 'Above the limit of deposit insurance',
      formula: 'E - L',
      inputs: { E: exposure.text, L: limit.text },
      exact: exposure.minus(limit).decimal,
    }),
  ]);
}
