import type { PortfolioDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';

export const portfolioCopy = {
  till: (date: string) => `till ${date}`,
  title: 'Portfolio',
  allText: 'All your deposits, shares and baskets, and what they are worth today.',
  depositsText: 'Your deposits and what they have earned so far.',
  deposits: (count?: number) =>
    count === undefined ? 'Your Fixed Deposits' : `Your Fixed Deposits (${count})`,
  running: 'Running deposits',
  noneRunning: 'You have no running deposits.',
  matured: (count: number) => `Matured (${count})`,
  showMore: 'Show more',
  earned: (amount: string) => `${amount} earned`,
  askBank: 'Ask the partner bank for more details of this deposit.',
  passbook: 'View Passbook',
  discover: 'Discover FDs',
  next: 'What comes next',
  nextToMature: (day: string) => `Next to mature: ${day}`,
  atMaturity: (name: string, amount: string) => `${name}, ${amount} at maturity`,
  seeDeposit: 'See the deposit',
  idle: 'No deposit is running',
  idleText: 'Compare rates and book your next deposit.',
  later: 'Maturing after that',
  safe: 'Your money is safe.',
  depositsSafe: 'Your deposits are safe.',
} as const;

export const stateCopy = {
  running: 'Running',
  renewed: 'Renewed',
  'paid-out': 'Paid out',
  matured: 'Matured',
} as const satisfies Record<PortfolioDeposit['state'], string>;
