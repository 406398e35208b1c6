import type { EarlyWithdrawalTerms } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { withdrawalDate } from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import type { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { RateColumn } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { BookingDayRates } from '#domain/fixed-deposits/early-exit/booking-day-rates.ts';
import { EarlyExit } from '#domain/fixed-deposits/early-exit/early-exit.ts';
import type { PrematureRule } from '#domain/fixed-deposits/early-exit/premature-rule.ts';
import {
  prematureRulesOf,
  withOwnTerms,
} from '#domain/fixed-deposits/early-exit/premature-rules.ts';
import type { Institution } from '#domain/fixed-deposits/holdings/institution.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { DatedRule } from '#domain/platform/dated.ts';

/** The rate card of the booking day, as far as it is known. */
interface BookingDayCard {
  readonly card: RateCard;
  readonly column: RateColumn;
  /** Whether the card of another day is used. */
  readonly isAssumed: boolean;
}

/** What the early exit of a deposit depends on. */
export interface ExitTerms {
  /** Undefined if our own calculation does not give the figures of the issuer. */
  readonly quote: DepositQuote | undefined;
  readonly startedOn: CalendarDate;
  /** Undefined if unknown. */
  readonly institution: Institution | undefined;
  /** The terms of the product, as the product documents state them; undefined if unknown. */
  readonly earlyWithdrawal?: EarlyWithdrawalTerms | undefined;
  /** Undefined if unknown. */
  readonly bookingDayCard?: BookingDayCard | undefined;
  /** What the investor told about a deposit held elsewhere, instead of its terms and card. */
  readonly told?: ToldTerms | undefined;
}

export interface ToldTerms {
  readonly isLocked: boolean;
  readonly rates: BookingDayRates;
}

/** An early exit with the rule by which it is calculated. */
export interface RuledExit {
  readonly exit: EarlyExit;
  readonly rule: DatedRule<PrematureRule>;
}

/** Why no early exit can be calculated. */
type NoExit = 'own-calculation' | 'institution' | 'rule';

/**
 * The early exit of a deposit, by the rule of its kind of institution and the terms of its
 * product. A deposit that its product locks until maturity cannot be broken on any day.
 * Without a rate card, only the days without a rate from the card have an answer.
 */
export function exitOf(terms: ExitTerms, today: CalendarDate): RuledExit | NoExit {
  const { quote, startedOn, institution } = terms;
  if (quote === undefined) return 'own-calculation';
  if (institution === undefined) return 'institution';
  const dated = prematureRulesOf(institution)?.on(today);
  if (dated === undefined) return 'rule';
  const own = ownRule(dated.value, terms);
  const value = isLocked(quote, terms) ? { ...own, notBefore: undefined } : own;
  const holding = Holding.of({ terms: quote.terms, startedOn });
  const exit = EarlyExit.of({ holding, rule: value, rates: ratesOf(quote, terms) });
  return { exit, rule: { ...dated, value } };
}

function ownRule(rule: PrematureRule, { earlyWithdrawal }: ExitTerms): PrematureRule {
  return earlyWithdrawal === undefined ? rule : withOwnTerms(rule, earlyWithdrawal);
}

function isLocked({ terms: { tenure } }: DepositQuote, terms: ExitTerms): boolean {
  const { earlyWithdrawal, startedOn, told } = terms;
  if (earlyWithdrawal === undefined) return told?.isLocked ?? false;
  return withdrawalDate(earlyWithdrawal, { startedOn, tenure }) === undefined;
}

function ratesOf(
  { terms: { payoutFrequency } }: DepositQuote,
  { bookingDayCard, told }: ExitTerms,
): BookingDayRates {
  if (told !== undefined) return told.rates;
  if (bookingDayCard === undefined) return BookingDayRates.ofRanges([]);
  const { card, column } = bookingDayCard;
  return BookingDayRates.ofCard(card, { payoutFrequency, column });
}
