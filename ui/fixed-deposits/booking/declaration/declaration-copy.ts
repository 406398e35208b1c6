export const declarationCopy = {
  title: 'Declarations',
  text: 'The issuer has to ask these. Please answer for yourself.',
  yes: 'Yes',
  no: 'No',
  back: 'Go Back',
  go: 'Continue',
  checking: 'We have not heard back yet, and are checking whether your answers are kept.',
  failed: 'something went wrong',
  none: 'No order to declare for',
  noneText: 'Choose a deposit first: the questions belong to its order.',
  discover: 'Discover FDs',
} as const;
