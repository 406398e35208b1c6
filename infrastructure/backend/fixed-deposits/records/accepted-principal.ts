import {
  depositAmountRulesFor,
  depositAmountViolation,
  depositAmountViolationText,
} from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { Money } from '#domain/platform/money.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { SchemeRecord } from './catalogue-queries.ts';

/**
 * Parses the amount of a request and checks it against the deposit's limits.
 * @throws Refusal (422) for an amount that the deposit does not accept
 */
export function acceptedPrincipal(
  { investment_amount }: { readonly investment_amount: string },
  scheme: Pick<SchemeRecord, 'issuer_key' | 'minimum_amount' | 'maximum_amount'>,
): Money {
  const principal = Money.of(investment_amount);
  const minimum = Money.of(scheme.minimum_amount);
  const maximum = Money.of(scheme.maximum_amount);
  const rules = depositAmountRulesFor({ issuerId: scheme.issuer_key, minimum, maximum });
  const violation = depositAmountViolation(principal, rules);
  if (violation === undefined) return principal;
  const message = depositAmountViolationText(violation, rules);
  throw new Refusal({
    status: 422,
    code: `amount-${violation}`,
    message,
    field: 'investment_amount',
  });
}
