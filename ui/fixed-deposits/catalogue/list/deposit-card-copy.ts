import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';

export const depositCardCopy = {
  comingSoon: 'Upcoming',
  onLakh: 'interest on 1 Lac',
  tenure: 'in',
  annualReturn: (percent: string) => `${percent} a year with compounding`,
  noRate: 'The issuer gives no rate today for',
  trusted: (count: number) => `Trusted by ${formatCount(count)} investors`,
  payout: (label: string) => `${label} payout`,
} as const;

/** Formats a count with Indian digit grouping, such as `1,25,000`. */
function formatCount(count: number): string {
  return formatRupees(Money.of(count)).replace('₹', '');
}
