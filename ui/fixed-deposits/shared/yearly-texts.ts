import { formatPercent } from '#domain/platform/indian-formatting.ts';
import type { YearlyReturns } from '#ui/fixed-deposits/returns/yearly-returns.ts';

/** What a deposit brings in a year, and after tax; dashes until the rules are loaded. */
export function yearlyTexts(returns: YearlyReturns | undefined): readonly string[] {
  const text = (percent?: YearlyReturns['afterTax']) => (percent ? formatPercent(percent) : '–');
  return [`${text(returns?.annualised)} in a year`, `${text(returns?.afterTax)} after tax`];
}
