import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { AmountText } from '#ui/platform/design-system/figures/amount-text.tsx';
import { onDayCopy as copy } from './copy.ts';
import { exitSentence } from './exit-sentence.ts';
import { type ExitOffer, useOfferExit } from './use-offer-exit.ts';

export interface ExitOnDayProps extends ExitOffer {
  readonly quote: DepositQuote;
  readonly day: CalendarDate;
}

/** What a deposit on offer pays if it is broken on a day, in one sentence. */
export function ExitOnDay({ day, ...offer }: ExitOnDayProps) {
  const exit = useOfferExit(offer);
  if (exit === undefined) return copy.unknown;
  return (
    <AmountText>
      {exitSentence(exit.on(day), exit)} {copy.estimate}
    </AmountText>
  );
}
