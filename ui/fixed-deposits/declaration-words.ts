export const declarationWords = {
  title: 'Declarations',
  text: 'The issuer has to ask these. Please answer for yourself.',
  yes: 'Yes',
  no: 'No',
  back: 'Go Back',
  go: 'Continue',
  failed: 'something went wrong',
  none: 'No order to declare for',
  noneText: 'Choose a deposit first: the questions belong to its order.',
  discover: 'Discover FDs',
} as const;
