import { DEPOSIT_INSURANCE_LIMIT_LABEL } from '#domain/platform/deposit-insurance.ts';

export const chosenDepositCopy = {
  label: (name: string) => `Chosen: ${name}`,
  on: (date: string, principal: string) => `on ${date}, from ${principal}`,
  paidOut: (date: string) => `interest in total, until ${date}`,
  insurance: 'Covered by deposit insurance (DICGC)',
  all: 'All of it',
  covered: `Up to ${DEPOSIT_INSURANCE_LIMIT_LABEL}`,
  notCovered: 'Not covered',
  notStated: 'Not stated',
  rating: 'Credit rating',
  book: (amount: string) => `Book with ${amount}`,
} as const;
