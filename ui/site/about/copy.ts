export const aboutCopy = {
  title: 'Money that grows should be easy to follow',
  lead: 'Vriddhi is the Sanskrit word for growth, and also for interest. We help you with both: fixed deposits with a known return, and shares of companies that are still growing.',
  picture: 'A sapling, a young tree and a full-grown one, with people who look after them.',
  why: 'Why we are here',
  whyText: [
    'A deposit used to mean a queue, a form in triplicate and a rate on a chalkboard. Buying an unlisted share used to mean knowing the right people. Both are useful, but paperwork and distance kept many people away from them.',
    'So we brought them together in one place. You see the full price, the full calculation and the risks before you pay.',
  ],
  does: 'What we do',
  doesList: [
    'Show deposits of banks and finance companies with their card rate, effective yield and insurance cover.',
    'Show unlisted companies with their accounts, owners, strengths and risks.',
    'Pass your order on to the issuer or the seller, and follow it until it is complete.',
    'Answer the phone.',
  ],
  doesNot: 'What we do not do',
  doesNotList: [
    'Hold your deposit money. It goes from your bank account to the issuer, and comes back to you.',
    'Recommend an investment, or hide one that pays us less.',
    'Promise that a company will list, or that its shares will rise.',
    'Sell your personal data.',
  ],
  earn: 'How we earn',
  earnText: [
    'The issuer pays us for each deposit that you book with us. You get the issuer’s own rate: it is not lower because you book through Vriddhi.',
    'For unlisted shares you pay Vriddhi, which pays the seller and earns the difference between the two prices. The difference is included in the price that you are offered. Stamp duty and tax are shown separately in the total.',
  ],
  values: 'Our principles',
  people: 'Six of our people',
  peopleText: 'Some have sold deposits at a bank counter. Others have valued companies for a living. The people shown are invented.',
  peopleLink: 'Meet the team',
  end: 'See for yourself',
  endText:
    'You can see every deposit, share and basket without an account. Company pages need a sign-in.',
  deposits: 'See fixed deposits',
  contact: 'Talk to us',
} as const;

export const values = [
  {
    title: 'Shown, not claimed',
    text: 'Open any figure to see how it is calculated. A pocket calculator gives the same result.',
    tone: 'butter',
  },
  {
    title: 'Calm',
    text: 'No fake countdowns, no red badges to bring you back, no confetti over a loss.',
    tone: 'lilac',
  },
  {
    title: 'Yours',
    text: 'Your deposits are with the issuer and your shares are in your demat account. Both are in your name, so they stay yours even if something happens to us.',
    tone: 'peach',
  },
] as const;
