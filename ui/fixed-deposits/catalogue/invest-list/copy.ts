export const investListCopy = {
  title: 'Popular Fixed Deposits',
  sort: 'Sort by',
  partners: 'Partner Banks',
  comingSoon: 'Upcoming',
} as const;
