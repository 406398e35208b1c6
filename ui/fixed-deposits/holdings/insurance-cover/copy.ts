export const coverCopy = {
  title: 'Insurance cover',
  text: 'How much of your money at each bank deposit insurance would pay, on any day.',
  what: 'Your insurance cover',
  back: 'Back to the portfolio',
  safe: 'Your deposits are safe.',
  day: 'Show the cover on',
  badDay: (from: string) => `Enter a day from ${from} on.`,
  allInsured: (amount: string, day: string) =>
    `All of your ${amount} at banks is insured on ${day}.`,
  above: (amount: string, day: string) => `${amount} at banks is not insured on ${day}.`,
  later: (amount: string, bank: string, day: string) =>
    `At ${bank}, up to ${amount} will be above the limit, from ${day} on.`,
  neverAbove: 'It stays insured until the last deposit matures.',
  insured: 'Insured',
  notCovered: 'Not insured',
  peak: (amount: string, day: string) => `Highest on ${day}: ${amount}`,
  peakAbove: (amount: string) => `, which is ${amount} above the limit`,
  firstAbove: (day: string) => `Above the limit from ${day} on`,
  room: (amount: string) => `, which is ${amount} below the limit`,
  ofLimit: (amount: string) => `Limit ${amount}`,
  held: 'Held there that day',
  addSavings: 'Add a savings balance',
  savings: (bank: string) => `Savings balance at ${bank}`,
  savingsHint: 'Stays on this device. It counts as the same on all days.',
  savingsBad: 'Enter whole rupees up to 100 crore.',
  balance: 'Savings balance',
  forget: 'Forget these balances',
  table: 'All banks',
  columns: {
    bank: 'Bank',
    held: 'Held',
    insured: 'Insured',
    above: 'Not insured',
    peak: 'Highest',
    peakDay: 'On',
  },
  notInsured: 'Without deposit insurance',
  notInsuredText: 'Deposit insurance never covers finance companies.',
  rated: (grade: string, agency?: string) =>
    agency === undefined ? `Rated ${grade}` : `Rated ${grade} by ${agency}`,
  limit: (amount: string, day: string) =>
    `The limit is ${amount} for each bank and way of holding, principal and interest together, ` +
    `since ${day}.`,
  readOn: (day: string) => `As read on ${day}.`,
  source: (publisher: string) => `Source: ${publisher}`,
  terms:
    'An estimate, not advice. If a bank fails, the insurer (DICGC) pays within 90 days what you ' +
    'hold there on that day, less a loan at the same bank. DICGC alone decides what it pays.',
  leftOut: (count: number) =>
    count === 1
      ? 'One deposit is left out, because its figures are not known.'
      : `${count} deposits are left out, because their figures are not known.`,
  emptyTitle: 'No deposits to insure yet',
  emptyText: 'Your deposits appear here with their cover.',
  working: 'Held there that day',
} as const;
