export const heroWords = {
  title: 'Own what grows before the crowd does',
  claim:
    'Shares of companies that are not listed yet, and fixed deposits with the rate in plain sight. ' +
    'One calm place for both, from ₹1,000.',
  invest: 'Invest Now',
  deposits: 'See fixed deposits',
} as const;
