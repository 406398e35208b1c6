export const aboutCopy = {
  title: 'Money that grows should be easy to follow',
  lead: 'Vriddhi is the old word for growth, and for interest. We make the place where a household can look after both kinds of it: deposits that are certain, and shares of companies that are still becoming.',
  picture: 'A sapling, a young tree and a full-grown one, with people who look after them.',
  why: 'Why we are here',
  whyText: [
    'A deposit used to mean a queue, a form in triplicate and a rate on a chalkboard. An unlisted share used to mean knowing somebody. Both are good ideas that were kept from people by paper and by distance.',
    'So we put them in one place, with the whole price, the whole calculation and the whole risk in sight, before you sign in and before you pay.',
  ],
  does: 'What we do',
  doesList: [
    'Show deposits of banks and finance companies with card rate, effective yield and what is insured.',
    'Show unlisted companies with their accounts, owners, reasons and risks.',
    'Take your order to the issuer or the seller, and stay until it is done.',
    'Answer the phone.',
  ],
  doesNot: 'What we do not do',
  doesNotList: [
    'Hold deposit money. It goes from your bank account to the issuer, and back to you.',
    'Recommend an investment, or hide one that pays us less.',
    'Promise that a company will list, or that its shares will rise.',
    'Sell what we know of you.',
  ],
  earn: 'How we earn',
  earnText: [
    'The issuer of a deposit pays us for bringing it. Your rate is the issuer’s own: it does not become smaller because you came through us.',
    'For unlisted shares you pay Vriddhi, which pays the seller and earns the difference between the two prices. The difference is part of the price that you are offered; stamp duty and tax are shown beside it in the total.',
  ],
  values: 'What we hold ourselves to',
  people: 'Six of the people behind it',
  peopleText: 'Some have sold deposits over a counter, some have valued companies for a living.',
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
    text: 'Every figure opens into the steps it came from. A pocket calculator gives the same.',
    tone: 'butter',
  },
  {
    title: 'Calm',
    text: 'No countdown that is not real, no red badge that wants you back, no confetti over a loss.',
    tone: 'lilac',
  },
  {
    title: 'Yours',
    text: 'Deposits are with the issuer and shares in your demat account, in your name, whatever becomes of us.',
    tone: 'peach',
  },
] as const;
