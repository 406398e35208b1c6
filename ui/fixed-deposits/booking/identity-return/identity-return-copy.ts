export const identityReturnCopy = {
  title: 'One moment',
  text: 'We are picking up your booking where you left it.',
  notYet: 'Your identity is not verified yet',
  notYetText: 'Without it the issuer cannot open the deposit. Nothing has been paid.',
  proveFirst: 'Start it again',
  verify: 'Verify my identity',
  later: 'Back to the order summary',
  failedTitle: 'Your booking could not go on',
  failed: 'something went wrong',
  none: 'No order to go on with',
  noneText: 'The order belongs to the tab in which it was begun. You can choose a deposit again.',
  discover: 'Discover FDs',
} as const;
