/** What pages say about the deposits at other institutions that the investor added. */
export const declaredCopy = {
  title: 'Deposits held elsewhere',
  find: 'Find a deposit',
  link: 'Add or change deposits held elsewhere',
  part: (amount: string) => `${amount} of it is from deposits you added.`,
} as const;
