export const finderCopy = {
  title: 'Find the right FD',
  text: 'Two questions. We look through the deposits of all partners.',
  kindOfInvestment: 'How long can you set the money aside?',
  kinds: {
    'short-term': 'Up to 2 years: a trip, a car, an emergency fund.',
    'long-term': 'Up to 10 years: a home, children’s education, retirement.',
  },
  payoutMechanism: 'When do you want the interest?',
  find: 'Find Fixed Deposits',
  disabledReason: 'Choose how long you can set the money aside.',
  failed: 'We could not search for deposits. Please try again.',
} as const;
