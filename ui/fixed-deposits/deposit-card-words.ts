import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';

export const depositCardWords = {
  comingSoon: 'Upcoming',
  onLakh: 'interest on 1 Lac',
  tenure: 'in',
  noRate: 'The issuer gives no rate today for',
  trusted: (count: number) => `Trusted by ${formatCount(count)} investors`,
  payout: (label: string) => `${label} payout`,
} as const;

/** Grouped as amounts are. */
function formatCount(count: number): string {
  return formatRupees(Money.of(count)).replace('₹', '');
}
