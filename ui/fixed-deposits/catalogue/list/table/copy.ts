import { indianGroups } from '#domain/platform/grouped-digits.ts';

export const depositTableCopy = {
  deposit: 'Deposit',
  rate: 'Rate p.a.',
  earn: 'You earn',
  safety: 'Safety',
  early: 'Take out early',
  compare: 'Compare',
  choose: 'Choose',
  chosen: 'Chosen',
  chooseNamed: (name: string) => `Choose ${name}`,
  chosenNamed: (name: string) => `Chosen: ${name}`,
  comingSoon: 'Upcoming',
  noRate: 'No rate today',
  from: (amount: string) => `From ${amount}`,
  upTo: (amount: string) => `Up to ${amount}`,
  investors: (count: number) => `${indianGroups(String(count))} investors`,
  annualReturn: (percent: string) => `${percent} a year with compounding`,
  payout: (label: string) => `${label} payout`,
} as const;
