export const dashboardTotalCopy = {
  viewPortfolio: 'View Portfolio',
  viewShares: 'View Shares',
  viewPassbook: 'View Passbook',
} as const;

export const yourDepositsCopy = {
  title: 'Your deposits',
  failed: 'Your deposits',
  safe: 'Your deposits are safe.',
  all: (count?: number) => (count === undefined ? 'All' : `All ${count}`),
} as const;

export const offersCopy = {
  title: 'Worth a look',
  all: 'See all',
  failed: 'The deposits on offer',
  shares: 'Shares on offer',
} as const;

export const moneyComingCopy = {
  title: 'Money coming to you',
  failed: 'The payments of your deposits',
  safe: 'Your deposits are safe.',
  chart: (count: number) => (count === 1 ? 'One payment' : `${count} payments`),
  total: 'in the next 12 months',
  none: 'Your deposits pay nothing out in the next 12 months.',
  today: 'Today',
  interest: (names: readonly string[]) => `Interest, ${listed(names)}`,
  maturity: (names: readonly string[]) =>
    names.length === 1 ? `${listed(names)} matures` : `${listed(names)} mature`,
  next: 'Next payment',
  renewed: (amount: string) =>
    `${amount} more is renewed at maturity, as you chose and as far as still offered.`,
  leftOut: (count: number) =>
    count === 1
      ? 'One deposit is not included, because its bank sends too few details.'
      : `${count} deposits are not included, because their banks send too few details.`,
  partnerMissing: 'Deposits of the partner bank are missing here, because it does not answer.',
  past: 'Past payments',
  tax: 'Tax deducted meanwhile, and Form 121',
} as const;

function listed([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? first : `${first} and ${others.length} more`;
}

const STEP_NAMES = { pan: 'PAN', bank: 'Bank account', pay: 'Pay' } as const;

export const firstDepositCopy = {
  title: 'Your first deposit',
  text: 'Choose an amount and a time to see what it becomes.',
  tenure: 'Time',
  best: (name: string, tenure: string) => `Highest interest here for ${tenure}: ${name}`,
  becomes: 'becomes',
  pays: 'pays you interest of',
  none: 'No deposit takes this amount for this time. Try another one.',
  continue: 'Compare deposits',
  steps: 'Three steps to your deposit',
  stepNames: STEP_NAMES,
  stepTexts: {
    pan: (seconds: number) => `About ${seconds} seconds`,
    bank: 'Interest and maturity are paid to it',
    pay: 'By UPI or net banking, straight to the issuer',
  },
  done: 'Done',
  verifyPan: 'Verify PAN',
  linkBank: 'Link account',
} as const;
