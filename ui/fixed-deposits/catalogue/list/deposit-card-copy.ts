import { indianGroups } from '#domain/platform/grouped-digits.ts';

export const depositCardCopy = {
  comingSoon: 'Upcoming',
  onLakh: 'interest on 1 Lac',
  tenure: 'in',
  annualReturn: (percent: string) => `${percent} a year with compounding`,
  noRate: 'The issuer gives no rate today for',
  trusted: (count: number) => `Trusted by ${indianGroups(String(count))} investors`,
  payout: (label: string) => `${label} payout`,
} as const;
