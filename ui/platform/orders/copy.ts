export const proofCopy = {
  certificate: 'Proof of payment',
  next: 'What happens now',
  copy: (label: string) => `Copy ${label}`,
  copied: (label: string) => `${label} copied`,
  notCopied: 'We could not copy this. Please select the text and copy it yourself.',
} as const;
