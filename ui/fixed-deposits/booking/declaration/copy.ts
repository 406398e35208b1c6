export const declarationCopy = {
  title: 'Declarations',
  text: 'The issuer has to ask these. Please answer for yourself.',
  yes: 'Yes',
  no: 'No',
  back: 'Go Back',
  go: 'Continue',
  checking: 'We are still checking whether your answers were saved.',
  failed: 'something went wrong',
  none: 'No order to declare for',
  noneText: 'Choose a deposit first. The questions are part of its order.',
  discover: 'Discover FDs',
} as const;
