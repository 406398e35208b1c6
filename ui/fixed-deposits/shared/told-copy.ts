/** What pages say about the deposits at other institutions that the investor told. */
export const toldCopy = {
  title: 'Deposits held elsewhere',
  path: '/portfolio/held-elsewhere',
  link: 'Add or change deposits held elsewhere',
  part: (amount: string) => `${amount} of it is from deposits told by you.`,
} as const;
