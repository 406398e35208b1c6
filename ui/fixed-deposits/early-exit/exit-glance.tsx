import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { glanceCopy as copy } from './copy.ts';
import { type ExitOffer, useOfferExit } from './use-offer-exit.ts';
import styles from './break-early.module.css';

export interface ExitGlanceProps extends ExitOffer {
  /** Undefined for an amount that the deposit does not take. */
  readonly quote: DepositQuote | undefined;
}

/** From when a deposit on offer can be broken, and what it pays after half of its tenure. */
export function ExitGlance(props: ExitGlanceProps) {
  const exit = useOfferExit(props);
  if (exit === undefined) return '–';
  return (
    <>
      <span>{glanceText(exit)}</span>{' '}
      {exit.firstDay !== undefined && <span className={styles.note}>{copy.estimate}</span>}
    </>
  );
}

function glanceText(exit: EarlyExit): string {
  if (exit.firstDay === undefined) return copy.locked;
  const first = copy.from(formatDate(exit.firstDay));
  const answer = exit.on(halfWayOf(exit));
  const day = formatDate(answer.day);
  if ('proceeds' in answer) return copy.halfWay(first, day, formatRupees(answer.proceeds));
  return answer.kind === 'no-rate' ? copy.noRate(first) : copy.tooEarly(first, day);
}

/** In whole months, if the tenure has any. */
function halfWayOf({ holding: { quote, startedOn } }: EarlyExit): CalendarDate {
  const { wholeMonths, days } = quote.terms.tenure;
  return wholeMonths > 1
    ? startedOn.plus({ months: Math.floor(wholeMonths / 2) })
    : startedOn.plus({ days: Math.floor(days / 2) });
}
