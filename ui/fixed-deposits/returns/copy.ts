export const returnsCopy = {
  title: 'What you really get',
  text: 'Three rates of this deposit, if it starts today.',
  textFrom: (day: string) => `Three rates of this deposit, from its start on ${day}.`,
  card: 'On the rate card',
  year: 'In a year',
  yearText: 'With interest on interest',
  payoutText: 'With each payout counted from its day',
  afterTax: 'After tax',
  taxText: (tax: string, interest: string) => `${tax} of ${interest} interest goes to income tax`,
  afterTaxAtSlab: 'After tax at your slab',
  taxOf: (tax: string) => `${tax} income tax`,
  chooseSlab: 'Choose your slab',
  noRate: '–',
  noTax: 'No tax on the interest',
  notChosen: 'Choose your slab to see it',
  unknown: 'N/A',
  slab: 'Your income-tax slab',
  choose: 'Choose a slab',
  why: 'Why three rates?',
  whyText:
    'The rate card says how much interest is added or paid each time. Within a year, added ' +
    'interest earns interest too. After tax is what is left when the interest of each tax year ' +
    'is taxed at your slab on 31 March, or at maturity.',
  drag: (percent: string, paid: string, instead: string, lost: string) =>
    `Some issuers take TDS out of the deposit. At ${percent}% it then pays ${paid} instead of ` +
    `${instead}: the tax leaves it, and ${lost} of interest is not earned on that tax.`,
  years: 'Interest and tax by tax year',
  taxYear: 'Tax year',
  interest: 'Interest',
  tax: 'Tax',
  notAdvice: 'These figures are estimates, not advice.',
  counted:
    'The tax is that of the slab you chose, without a rebate, a deduction for interest, or the ' +
    'dates of advance tax.',
  readOn: (day: string, publisher: string) => `Tax rates as read on ${day}: ${publisher}`,
  kept: 'Your slab stays on this device.',
  forget: 'Forget it',
  allKept: 'See what this device keeps',
} as const;
