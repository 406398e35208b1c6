/** The texts of the total of deposits, shares and baskets, on Home and in the portfolio. */
export const wholeTotalCopy = {
  what: 'Your total',
  safe: 'Your money is safe.',
  titleWithout: {
    deposits: 'Value of your shares',
    shares: 'Value of your deposits',
    'shares-coming': 'Value of your deposits',
  },
  missing: {
    deposits: 'Your deposits could not be loaded and are not in this value.',
    shares: 'Your shares could not be loaded and are not in this value.',
  },
  sharesComing: 'Adding your shares and baskets…',
  tryAgain: 'Try again',
  deposits: 'Deposits',
  shares: 'Shares',
  baskets: 'Baskets',
  sharesNote: 'Shares are at our latest indicative quotes.',
} as const;
