import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { useMemo, useState } from 'react';
import { useToday } from '#ui/platform/use-today.ts';
import { LazyBreakEarly } from './lazy-break-early.tsx';

interface OfferExitProps {
  /** Undefined if our own calculation does not give the figures of the issuer. */
  readonly quote: DepositQuote | undefined;
  readonly deposit: DepositProduct;
  readonly card: RateCard | undefined;
  readonly column: RateColumn;
}

/** The early exit of a deposit on offer, as if it started today with the present rate card. */
export function LazyOfferExit({ quote, deposit, card, column }: OfferExitProps) {
  const now = useToday();
  const [startedOn] = useState(now);
  const bookingDayCard = useMemo(
    () => card && { card, column, isAssumed: false },
    [card, column],
  );
  return (
    <LazyBreakEarly
      isHeld={false}
      earlyWithdrawal={deposit}
      institution={deposit.institution}
      {...{ quote, startedOn, bookingDayCard }}
    />
  );
}
