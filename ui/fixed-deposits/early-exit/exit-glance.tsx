import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { useMemo, useState } from 'react';
import { useToday } from '#ui/platform/use-today.ts';
import { glanceCopy as copy } from './copy.ts';
import { exitOf } from './exit-terms.ts';
import styles from './break-early.module.css';

export interface ExitGlanceProps {
  /** Undefined for an amount that the deposit does not take. */
  readonly quote: DepositQuote | undefined;
  readonly deposit: DepositProduct;
  readonly card: RateCard | undefined;
  readonly column: RateColumn;
}

/** From when a deposit on offer can be broken, and what it pays after half of its tenure. */
export function ExitGlance({ quote, deposit, card, column }: ExitGlanceProps) {
  const now = useToday();
  const [today] = useState(now);
  const exit = useMemo(
    () => exitToday({ quote, deposit, card, column }, today),
    [quote, deposit, card, column, today],
  );
  if (exit === undefined) return '–';
  return (
    <>
      <span>{glanceText(exit)}</span>{' '}
      {exit.firstDay !== undefined && <span className={styles.note}>{copy.estimate}</span>}
    </>
  );
}

function exitToday(
  { quote, deposit, card, column }: ExitGlanceProps,
  startedOn: CalendarDate,
): EarlyExit | undefined {
  const ruled = exitOf(
    {
      ...{ quote, startedOn, institution: deposit.institution },
      earlyWithdrawal: deposit,
      bookingDayCard: card && { card, column, isAssumed: false },
    },
    startedOn,
  );
  return typeof ruled === 'string' ? undefined : ruled.exit;
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
