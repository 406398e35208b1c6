import { Form121Obstacle } from '#domain/fixed-deposits/tax/form-121-guide.ts';
import { TaxRegime } from '#domain/fixed-deposits/tax/form-121-rules.ts';
import { Institution } from '#domain/fixed-deposits/holdings/institution.ts';

export const taxCopy = {
  title: 'Tax deducted (TDS)',
  text: 'What banks and finance companies will deduct from your interest, and why.',
  what: 'Your forecast of tax',
  back: 'Back to the portfolio',
  safe: 'Your deposits are safe.',
  year: 'Tax year',
  forecastOf: {
    withheld: (year: string, tax: string, interest: string) =>
      `In ${year}, ${tax} will be deducted from ${interest} of interest.`,
    nothing: (year: string, interest: string) =>
      `In ${year}, nothing will be deducted from ${interest} of interest.`,
    noInterest: (year: string) => `In ${year}, your deposits earn no interest.`,
  },
  past: {
    withheld: (year: string, tax: string, interest: string) =>
      `For ${year}, ${tax} should have been deducted from ${interest} of interest.`,
    nothing: (year: string, interest: string) =>
      `For ${year}, nothing should have been deducted from ${interest} of interest.`,
    noInterest: (year: string) => `In ${year}, your deposits earned no interest.`,
  },
  payers: 'By issuer',
  withheldFrom: (tax: string, interest: string) => `${tax} deducted from ${interest} of interest`,
  nothingFrom: (interest: string) => `Nothing deducted from ${interest} of interest`,
  interest: 'Interest of the tax year',
  limit: (amount: string) => `Limit ${amount}`,
  senior: ' for a senior citizen',
  tax: 'Deducted',
  taken: (rate: string) => `${rate}% of all the interest, because it is above the limit.`,
  withoutPan: 'The rate is that without an active PAN.',
  ageUnknown: 'Your date of birth is not known here, so you are counted as under 60 years.',
  notTaken: 'Nothing is deducted, because the interest is not above the limit.',
  freed: (day: string) =>
    `Form 121 was given on ${day}. Nothing is deducted from interest after that day.`,
  crossing: (day: string) => `The interest passes the limit on ${day}.`,
  when: 'When it is deducted',
  whenText:
    'An issuer may deduct once the interest passes the limit, for the whole year so far, or ' +
    'from the first interest on. Both come to the same sum.',
  atCrossing: 'Once it passes the limit',
  early: 'From the first interest on',
  columns: {
    tax: 'Deducted',
    day: 'Day',
  },
  forecast:
    'No tax is deducted from orders and payments here. The figures estimate what each issuer ' +
    'deducts, and are not advice.',
  unsettled:
    'Interest counts on the day on which it is added or paid. This is from a circular under the ' +
    'earlier Income-tax Act. Whether it still holds is not settled; we assume that issuers ' +
    'continue as before.',
  rules: 'Where this comes from',
  from: (title: string, publisher: string) => `${title}, ${publisher}`,
  readOn: (day: string) => ` (as read on ${day})`,
  leftOut: (count: number) =>
    count === 1
      ? 'One deposit is left out, because its figures are not known.'
      : `${count} deposits are left out, because their figures are not known.`,
  others: (count: number) =>
    count === 1
      ? 'One deposit that you added is taxed to another holder, and not counted here.'
      : `${count} deposits that you added are taxed to other holders, and not counted.`,
  emptyTitle: 'No deposits yet',
  emptyText: 'Your deposits appear here with the tax on their interest.',
  unknownYear: 'The limits of this tax year are not known.',
  check: 'After the year',
  checkText:
    'Compare what was deducted with Form 131 (the certificate of each issuer) and Form 168 (your ' +
    'annual statement). Tax deducted counts towards your income tax, or is paid back.',
} as const;

export const formCopy = {
  title: 'Form 121: no tax to deduct',
  text:
    'If you owe no income tax, you may declare so to each issuer before it pays or adds ' +
    'interest. It then deducts nothing.',
  resident: 'Do you live in India?',
  yes: 'Yes',
  no: 'No',
  panActive: 'Is your PAN active?',
  panHint: 'A PAN that is not linked with Aadhaar can be inactive.',
  regime: 'Tax regime',
  regimes: { [TaxRegime.New]: 'New regime', [TaxRegime.Old]: 'Old regime' },
  income: (year: string) => `Your total income in ${year}`,
  incomeHint: 'Your own estimate. It stays on this device.',
  badIncome: 'Enter whole rupees up to 100 crore.',
  forget: 'Forget what I entered',
  could: (issuer: string) => `You can give Form 121 to ${issuer}.`,
  cannot: (issuer: string) => `Form 121 is not possible at ${issuer}:`,
  before: (day: string) => `It must be there before ${day}, the next day with interest.`,
  late: (day: string) => `It is too late for the interest of ${day}.`,
  obstacles: {
    [Form121Obstacle.NotResident]: 'Only residents can give it.',
    [Form121Obstacle.NotIndividualOrFamily]: 'Only persons and families (HUF) can give it.',
    [Form121Obstacle.NoValidPan]: 'It needs a valid PAN.',
    [Form121Obstacle.TotalIncomeUnknown]: 'Enter your total income to see it.',
    [Form121Obstacle.TotalIncomeTooLow]: 'Your total income is less than this interest alone.',
    [Form121Obstacle.TaxIsDue]: 'Income tax is due on your total income.',
    [Form121Obstacle.DeclaredAboveExemption]:
      'Below 60 years, the interest that you declare must not exceed the basic exemption.',
  } satisfies Record<Form121Obstacle, string>,
  nilLimit: (income: string) => `No tax is due up to a total income of ${income}`,
  declaredLimit: (income: string) => `. The basic exemption is ${income}`,
  given: (issuer: string, day: string) => `Form 121 was given to ${issuer} on ${day}.`,
  number: (uin: string) => `Its number (UIN) is ${uin}.`,
  takeBack: {
    label: 'Remove this form',
    question: {
      title: 'Remove this form?',
      text: 'The day, the income and the number that you entered are lost.',
      keepLabel: 'Keep it',
    },
  },
  takeAllBack: {
    label: 'Remove these forms',
    question: {
      title: 'Remove these forms?',
      text: 'The days, the incomes and the numbers that you entered are lost.',
      keepLabel: 'Keep them',
    },
  },
  further: (income: string) =>
    `${income} of the interest there is in no form yet. A further deposit needs another form.`,
  write: 'I have given it',
  writing: {
    given_on: 'Given on',
    income: 'Income declared in it',
    uin: 'Number (UIN), if you know it',
  },
  refused: {
    payer: '',
    given_on: 'Enter a day of this tax year, until today.',
    income: 'Enter whole rupees up to 100 crore.',
    uin: 'Enter at most 40 letters.',
  },
  save: 'Save on this device',
  cancel: 'Cancel',
  history: 'Forms 121 that you gave',
  columns: {
    issuer: 'Issuer',
    year: 'Tax year',
    day: 'Given on',
    income: 'Declared',
    uin: 'Number (UIN)',
  },
  paperCopy: 'Print a filled-in copy',
  paper: 'This is a guide to the official form, which you sign and give to the issuer.',
} as const;

export const payerCopy = {
  [Institution.Bank]: 'a bank',
  [Institution.SmallFinanceBank]: 'a small finance bank',
  [Institution.Nbfc]: 'a finance company',
  [Institution.Hfc]: 'a housing finance company',
  [Institution.PostOffice]: 'the post office',
} as const satisfies Record<Institution, string>;

/** The meaning of the symbols in the calculation of a forecast. */
export const symbolCopy: Readonly<Record<string, string>> = {
  U: 'Interest through the end of the tax year',
  V: 'Interest through the end of the year before',
  I: 'Interest of all deposits in the tax year',
  L: 'Limit',
  r: 'Rate in percent',
  B: 'Interest before that day',
  C: 'Interest of that day',
};
