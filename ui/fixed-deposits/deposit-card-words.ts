export const depositCardWords = {
  comingSoon: 'Upcoming',
  onLakh: 'interest on 1 Lac',
  tenure: 'in',
  payout: (label: string) => `${label} payout`,
} as const;
