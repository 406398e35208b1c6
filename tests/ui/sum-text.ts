import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { type InvestmentFigures, totalsTerms } from '#domain/platform/investment-totals.ts';
import { investmentCopy, type TermCopy } from '#ui/platform/investments/copy.ts';

/** The sum below a total, such as `₹1,000 invested + ₹80 earned − ₹30 paid to your bank`. */
export function sumText(figures: InvestmentFigures, copy: TermCopy = investmentCopy.terms): string {
  const terms = totalsTerms(figures).map(({ kind, isSubtracted, amount }, at) => {
    const term = `${formatRupees(amount)} ${copy[kind]}`;
    if (at === 0) return term;
    return isSubtracted ? `− ${term}` : `+ ${term}`;
  });
  return terms.join(' ');
}
