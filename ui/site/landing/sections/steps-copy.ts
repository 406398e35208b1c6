import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
export const stepsCopy = {
  title: 'As easy as 1-2-3',
  lead: 'From the first tap to your demat account.',
  pause: 'Pause the slides',
  play: 'Play the slides',
  label: 'How it works',
} as const;

export const steps = [
  {
    picture: 'verify',
    title: 'Verify once',
    text: 'Mobile number, PAN, bank and demat account, in a few minutes.',
  },
  {
    picture: 'price',
    title: 'Ask for a price',
    text: 'Choose a share or basket. Nothing is bought until you accept the offer.',
  },
  {
    picture: 'own',
    title: 'Pay, sign, own',
    text: `Pay and sign online. The shares are in your demat account within ${TRANSFER_WORKING_DAYS} working days.`,
  },
] as const;
