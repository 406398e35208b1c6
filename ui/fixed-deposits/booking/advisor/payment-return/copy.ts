export const advisorPaymentReturnCopy = {
  toDashboard: 'Go to dashboard',
  linkUnknown: 'Failed to fetch bank details.',
} as const;
