export const personalInfoCopy = {
  lead: 'Check your details. The issuer of your deposit asks for them.',
  continue: 'Continue',
  saving: 'Saving your details…',
  saveFailed: 'Something went wrong',
  loadFailed: 'something went wrong',
} as const;
