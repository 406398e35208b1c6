/** The steps of the embedded booking; values are those in its messages. */
export const EmbeddedStep = Object.freeze({
  PersonalInfo: 'personal info',
  Nominee: 'nominee',
  BankAccount: 'bank account',
  Payment: 'payment',
  VideoKyc: 'video kyc',
} as const);
export type EmbeddedStep = (typeof EmbeddedStep)[keyof typeof EmbeddedStep];

/** The outcomes of an embedded booking; values are those in its messages. */
export const EmbeddedOutcome = Object.freeze({
  Cancelled: 'cancelled',
  Completed: 'completed',
} as const);
export type EmbeddedOutcome = (typeof EmbeddedOutcome)[keyof typeof EmbeddedOutcome];
