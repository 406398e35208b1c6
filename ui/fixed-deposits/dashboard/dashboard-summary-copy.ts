export const dashboardSummaryCopy = {
  depositsAlone: 'Your fixed deposits',
  deposits: 'Fixed deposits',
  shares: 'Unlisted shares',
  baskets: 'Baskets',
  viewShares: 'View Shares',
  sharesNote: 'Shares and baskets count at their latest quotes, which are indicative.',
  sharesComing: 'Adding your shares and baskets…',
  sharesFailed: 'Your shares and baskets could not be loaded. They are not part of these figures.',
  tryAgain: 'Try again',
} as const;
