export const landingWords = {
  title: 'Fixed deposits, made plain',
  claim:
    'Compare the deposits of banks and finance companies, see to the rupee what each one brings, ' +
    'and book it from home. Rates up to 9.41% p.a.',
  /** A worked number of the calculation rules: 8.75% yearly for three years. */
  exampleFrom: '₹1,00,000 today becomes',
  exampleTo: '₹1,28,614',
  exampleHow: 'in 3 years at 8.75% p.a., compounded yearly (an example)',
  start: 'See the deposits',
  signIn: 'Sign in',
  steps: 'Three steps, then it grows',
  ways: 'Where would you like to begin?',
  all: 'All popular deposits',
  safety: 'What we want you to know first',
  close: 'Small seeds, planted early',
  closeText: 'The amount is yours to choose: many deposits begin at ₹1,000.',
  facilitator:
    'Vriddhi is only a facilitator of investments: not a broker and not an adviser. Your deposit ' +
    'is a contract between you and the issuer.',
} as const;

export const landingSteps = [
  {
    title: 'Choose',
    text: 'Issuer, tenure, payout. Every rate says p.a., and every total says what it is made of.',
  },
  {
    title: 'Verify',
    text: 'PAN, bank account and nominees: once for all your deposits, in a few minutes.',
  },
  {
    title: 'Pay',
    text: 'On the payment page of your bank or by UPI. The money goes straight to the issuer.',
  },
] as const;

export const landingWays = [
  {
    list: 'high-return',
    title: 'High return',
    text: 'For the best rates, mostly over two to four years.',
  },
  {
    list: 'short-term',
    title: 'Short term',
    text: 'For money that you need again within a year or so.',
  },
  {
    list: 'long-term',
    title: 'Long term',
    text: 'For goals that are five years away, or ten.',
  },
] as const;

export const landingFacts = [
  {
    title: 'Bank deposits are insured',
    text: 'DICGC covers ₹5,00,000 per depositor and bank, principal and interest together.',
  },
  {
    title: 'Finance companies are not',
    text: 'Their deposits pay more, without insurance. Every card says so, with the rating.',
  },
  {
    title: 'We never hold your money',
    text: 'It goes from your bank account to the issuer, and comes back the same way.',
  },
] as const;
