export const identityReturnCopy = {
  title: 'One moment',
  text: 'We are reopening your booking.',
  notYet: 'Your identity is not verified yet',
  notYetText: 'Without it the issuer cannot open the deposit. Nothing has been paid.',
  proveFirst: 'Start it again',
  verify: 'Verify my identity',
  later: 'Back to the order summary',
  failedTitle: 'Your booking could not continue',
  failed: 'something went wrong',
  none: 'No order to continue',
  noneText: 'The order is open in the tab where you started it. You can also choose a deposit again.',
  discover: 'Discover FDs',
} as const;
