/** The kind of institution that holds a deposit, as tax and deposit insurance distinguish it. */
export const Institution = Object.freeze({
  /** A banking company or a co-operative bank. */
  Bank: 'bank',
  SmallFinanceBank: 'small-finance-bank',
  /** A non-banking financial company that takes deposits. */
  Nbfc: 'nbfc',
  /** A housing finance company. */
  Hfc: 'hfc',
  PostOffice: 'post-office',
} as const);
export type Institution = (typeof Institution)[keyof typeof Institution];
