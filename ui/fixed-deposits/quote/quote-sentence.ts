import type { CompoundingFrequency } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import type { DepositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { inDays } from '#domain/fixed-deposits/interest/day-count.ts';
import { lengthOf, periodsIn } from '#domain/fixed-deposits/interest/interest.ts';
import { isCumulative, PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { QuoteResult } from '#domain/fixed-deposits/interest/working-behind.ts';
import { formatPercent, formatRupees } from '#domain/platform/indian-formatting.ts';

const PERIODS = {
  monthly: 'every month',
  quarterly: 'every quarter',
  'half-yearly': 'every six months',
  yearly: 'every year',
} as const satisfies Record<CompoundingFrequency, string>;

const PAYOUTS = {
  [PayoutFrequency.AtMaturity]: 'at maturity',
  [PayoutFrequency.Monthly]: 'every month',
  [PayoutFrequency.Quarterly]: 'every quarter',
  [PayoutFrequency.HalfYearly]: 'every six months',
  [PayoutFrequency.Yearly]: 'every year',
} as const satisfies Record<PayoutFrequency, string>;

/** The calculation of a quote as one plain sentence, to the maturity amount or another result. */
export function quoteSentence(quote: DepositQuote, result?: QuoteResult): string {
  const { principal, annualRatePercent, payoutFrequency } = quote.terms;
  const start = `${formatRupees(principal)} at ${formatPercent(annualRatePercent)} a year`;
  if (isCumulative(payoutFrequency)) {
    const maturity = formatRupees(quote.maturityAmount);
    return `${start}, ${growth(quote)}, becomes ${maturity}${endOf(quote, result)}.`;
  }
  const { payoutAmount, hasEqualPayouts } = quote;
  const about = hasEqualPayouts ? '' : 'about ';
  const total = formatRupees(quote.totalInterest);
  const paid =
    payoutAmount === undefined
      ? `pays ${total}`
      : `pays ${about}${formatRupees(payoutAmount)} ${PAYOUTS[payoutFrequency]}, ${total} in total`;
  return `${start} ${paid}. You get back ${formatRupees(principal)} at the end.`;
}

function endOf({ totalInterest, effectiveYield }: DepositQuote, result?: QuoteResult): string {
  if (result === QuoteResult.TotalInterest) {
    return `, with ${formatRupees(totalInterest)} of interest`;
  }
  if (result !== QuoteResult.EffectiveYield || effectiveYield === undefined) return '';
  return `: ${formatPercent(effectiveYield)} on average a year, not compounded`;
}

function growth({ terms }: DepositQuote): string {
  const { whole, broken } = periodsIn(terms, lengthOf(terms));
  const days = inDays(broken, terms.convention).toNumber();
  const rest = days === 0 ? '' : `simple interest for ${days} days`;
  if (whole === 0) return rest;
  const times = whole === 1 ? 'once' : `${whole} times`;
  const added = `interest added ${PERIODS[terms.compoundingFrequency]}, ${times}`;
  return rest === '' ? added : `${added}, then ${rest}`;
}
