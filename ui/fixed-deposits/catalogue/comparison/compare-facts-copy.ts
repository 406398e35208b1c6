/** Apart from the copy of the list, which loads first. */
export const compareFactsCopy = {
  facts: 'Deposit by deposit',
  fact: 'Fact',
  earn: (amount: string) => `You earn on ${amount}`,
  inTenure: (tenure: string) => `in ${tenure}`,
  limits: (least: string, most: string) => `From ${least} to ${most}`,
  insurance: 'Insurance',
  rating: 'Rating',
  notRated: 'Not rated',
  early: 'Take out early',
  halfWay: 'If you break it',
  least: 'Minimum amount',
  payouts: 'Interest paid',
  choose: 'Choose',
  column: (place: number) => (place === 0 ? 'First deposit' : 'Second deposit'),
} as const;
