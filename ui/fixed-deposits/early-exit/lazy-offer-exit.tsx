import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { useMemo } from 'react';
import { useToday } from '#ui/platform/use-today.ts';
import { LazyBreakEarly } from './lazy-exits.tsx';
import type { ExitOffer } from './use-offer-exit.ts';

interface OfferExitProps extends ExitOffer {
  /** Undefined if our own calculation does not give the figures of the issuer. */
  readonly quote: DepositQuote | undefined;
}

/** The early exit of a deposit on offer, as if it started today with the present rate card. */
export function LazyOfferExit({ quote, deposit, card, column }: OfferExitProps) {
  const startedOn = useToday();
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
