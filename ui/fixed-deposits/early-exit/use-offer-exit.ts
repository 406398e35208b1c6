import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import type { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { useMemo } from 'react';
import { useToday } from '#ui/platform/use-today.ts';
import { exitOf } from './exit-terms.ts';

/** What the early exit of a deposit on offer depends on, besides its quote. */
export interface ExitOffer {
  readonly deposit: DepositProduct;
  readonly card: RateCard | undefined;
  readonly column: RateColumn;
}

/**
 * The early exit of a deposit on offer, as if it started today with the present rate card;
 * undefined if it cannot be calculated.
 */
export function useOfferExit({
  quote,
  deposit,
  card,
  column,
}: ExitOffer & { readonly quote: DepositQuote | undefined }): EarlyExit | undefined {
  const startedOn = useToday();
  return useMemo(() => {
    const { institution } = deposit;
    const bookingDayCard = card && { card, column, isAssumed: false };
    const terms = { quote, startedOn, institution, earlyWithdrawal: deposit, bookingDayCard };
    const ruled = exitOf(terms, startedOn);
    return typeof ruled === 'string' ? undefined : ruled.exit;
  }, [quote, deposit, card, column, startedOn]);
}
