import type { MagicValue } from '#infrastructure/backend/context.ts';

export const orderMagicValues: readonly MagicValue[] = [
  {
    step: 'share-payment',
    label: 'Payment page',
    value: 'Pay',
    outcome: 'The payment succeeds, and the deal slip is ready to sign.',
  },
  {
    step: 'share-payment',
    label: 'Payment page',
    value: 'Let the payment fail',
    outcome: 'The payment fails; nothing is paid and you can try again.',
  },
  {
    step: 'share-payment',
    label: 'Payment page',
    value: 'Cancel and go back',
    outcome: 'You return without having paid; the order still waits for its payment.',
  },
  {
    step: 'deal-slip',
    label: 'Signing page',
    value: 'Sign the deal slip',
    outcome: 'The slip is signed and the desk transfers the shares.',
  },
  {
    step: 'deal-slip',
    label: 'Signing page',
    value: 'Let the signing fail',
    outcome: 'The signature fails; you can try again.',
  },
];
