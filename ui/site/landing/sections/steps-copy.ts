import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
export const stepsCopy = {
  title: 'As easy as 1-2-3',
  lead: 'From the first tap to shares in your own demat account.',
  pause: 'Stop the slides',
  play: 'Let the slides run',
  label: 'How it goes',
} as const;

export const steps = [
  {
    picture: 'verify',
    title: 'Verify once',
    text: 'Mobile number, PAN, bank and demat account: a few minutes, then never again.',
  },
  {
    picture: 'price',
    title: 'Ask for a price',
    text: 'Choose a share or a basket and how many. You get an offer, and nothing is bought until you accept it.',
  },
  {
    picture: 'own',
    title: 'Pay, sign, own',
    text: `Pay online, sign the deal slip on your phone, and see the shares arrive within ${TRANSFER_WORKING_DAYS} working days.`,
  },
] as const;
