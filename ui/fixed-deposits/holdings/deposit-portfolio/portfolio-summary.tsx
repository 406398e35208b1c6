import type { DepositSummary } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { InvestmentSummary } from '#ui/platform/investments/investment-summary.tsx';
import { investmentCopy as copy } from '#ui/platform/investments/copy.ts';

/** The current value of all deposits and the interest earned since they began. */
export function PortfolioSummaryCard({ summary }: { readonly summary: DepositSummary }) {
  return (
    <InvestmentSummary
      label={copy.summary}
      title={copy.totals.deposits}
      figures={summary}
      detail={copy.earnedToday(formatRupees(summary.todaysEarning))}
      facts={[
        { label: copy.totalInvestment, value: formatRupees(summary.putIn) },
        { label: copy.totalEarnings, value: formatRupees(summary.earned) },
      ]}
    />
  );
}
