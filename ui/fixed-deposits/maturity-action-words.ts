import type { MaturityInstruction } from '#domain/fixed-deposits/maturity-instruction.ts';

export const maturityActionWords = {
  title: 'When your deposit matures',
  text: 'Choose what happens to your money on the maturity day. We will remind you before it comes.',
  received: 'Payment received',
  question: 'On the maturity day',
  confirm: 'Confirm',
  later: 'Leave it as it is',
  noOrderTitle: 'There is no deposit to decide on here',
  noOrder: 'What happens to a deposit at maturity is shown with it in your portfolio.',
  details: {
    'renew-principal-and-interest':
      'Everything goes on as a new deposit with the same issuer and tenure, at the rate of that day.',
    'renew-principal':
      'The principal goes on as a new deposit; the interest is paid into your bank account.',
    'pay-out': 'Principal and interest are paid into your bank account.',
  } satisfies Record<MaturityInstruction, string>,
} as const;
