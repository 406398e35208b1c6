export const chosenDepositCopy = {
  label: (name: string) => `Chosen: ${name}`,
  on: (date: string, principal: string) => `on ${date}, from ${principal}`,
  paidOut: (date: string) => `interest in total, until ${date}`,
  rating: 'Credit rating',
  book: (amount: string) => `Book with ${amount}`,
} as const;
