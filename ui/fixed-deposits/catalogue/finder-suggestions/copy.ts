export const finderSuggestionsCopy = {
  found: (count: number) =>
    count === 1 ? '1 deposit matches your answers' : `${count} deposits match your answers`,
  schemes: (count: number) => `Schemes found: ${count}, one for each tenure.`,
  own: 'Tenures found',
  asked: (kind: string, payout: string) => `${kind}, interest ${payout.toLowerCase()}`,
  change: 'Change my answers',
  senior: 'Senior Citizen',
  none: 'No FD fits both answers today',
  noneText: 'Try another payout, or look through all deposits.',
  all: 'See all deposits',
} as const;
