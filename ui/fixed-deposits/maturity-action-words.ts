export const maturityActionWords = {
  title: 'When your deposit matures',
  text: 'Choose what happens to your money on the maturity day.',
  received: 'Payment received',
  question: 'On the maturity day',
  confirm: 'Confirm',
  checking: 'We have not heard back yet, and are checking whether your choice is kept.',
  later: 'Leave it as it is',
  noOrderTitle: 'There is no deposit to decide on here',
  noOrder: 'What happens to a deposit at maturity is shown with it in your portfolio.',
} as const;
