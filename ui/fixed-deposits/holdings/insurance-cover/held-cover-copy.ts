export const heldCoverCopy = {
  inFull: (bank: string, amount: string, day: string) =>
    `Insured in full with what we know you have at ${bank}: at most ${amount} together, on ${day}.`,
  /** `part` can be `none`. */
  inPart: (part: string, bank: string, amount: string, day: string) =>
    `On ${day}, ${part} of this deposit is insured: you will then have ${amount} at ${bank}, as ` +
    'far as we know.',
  none: 'none',
  fits: (amount: string) => `Up to ${amount} here is insured in full.`,
  nothingFits: (limit: string) => `The limit of ${limit} is used up.`,
  link: 'Your insurance cover',
} as const;
