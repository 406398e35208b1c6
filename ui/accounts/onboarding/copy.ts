import type { PurchaseInBrief } from '#application/platform/waiting-purchase.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';

export const stepsCopy = {
  deposit: 'Booking your deposit',
  purchase: 'Buying shares',
} as const;

/** Such as 'Buying 250 shares of Malabar Spice Works'. */
export function purchaseCopy({ name, units, isBasket }: PurchaseInBrief): string {
  const unit = isBasket ? 'basket' : 'share';
  const count = indianGroups(String(units));
  return `Buying ${count} ${units === 1 ? unit : `${unit}s`} of ${name}`;
}

export const skipCopy = {
  skip: 'Add Later',
  skipping: 'One moment…',
  failed: 'We could not do this. Please try again.',
} as const;

interface Reason {
  readonly title: string;
  readonly text: string;
}

/** Shown next to each step: why the data is needed, and how it is used. */
export const reasonCopy = {
  kyc: {
    title: 'Why we ask for your PAN',
    reasons: [
      { title: 'The law asks for it', text: 'Every bank and company must know who invests.' },
      { title: 'Once is enough', text: 'It counts for all deposits and shares on Vriddhi.' },
      { title: 'For you and the issuer', text: 'We give your PAN to no one else.' },
    ],
  },
  bank: {
    title: 'What this account is for',
    reasons: [
      { title: 'It must be yours', text: 'We compare the name at the bank with your PAN.' },
      {
        title: 'Money comes back here',
        text: 'Interest, maturity money and sale proceeds are paid here.',
      },
      { title: 'Nothing is taken', text: 'An account number lets us pay in, never draw out.' },
    ],
  },
  demat: {
    title: 'Where your shares will be',
    reasons: [
      { title: 'In your own name', text: 'Shares go from the seller into your demat account.' },
      { title: 'The CML proves it', text: 'Your broker gives you this list, usually as a PDF.' },
      { title: 'For your eyes', text: 'Only you can open the file that you add here.' },
    ],
  },
  disclaimer: {
    title: 'Good to know',
    reasons: [
      { title: 'Asked once', text: 'You agree before your first order, not for every share.' },
      { title: 'Take your time', text: 'Nothing is ordered or paid by agreeing.' },
      { title: 'Questions?', text: 'Help & Support in your profile answers them.' },
    ],
  },
  profile: {
    title: 'Why we ask',
    reasons: [
      { title: 'For the deposit form', text: 'The issuer asks every depositor for the same.' },
      { title: 'Filled in once', text: 'We will fill this in for your next deposit.' },
      { title: 'Nothing is lost', text: 'Close the page and continue any time from Home.' },
    ],
  },
  nominees: {
    title: 'Why a nominee',
    reasons: [
      {
        title: 'Quick for your family',
        text: 'The issuer can pay a nominee without a court order.',
      },
      { title: 'You stay the owner', text: 'A nominee has no say while you are alive.' },
      { title: 'Changed at any time', text: 'Add, remove or change shares for the next deposit.' },
    ],
  },
  'video-kyc': {
    title: 'What happens to it',
    reasons: [
      { title: 'Two pictures', text: 'One of your face and one of your signature.' },
      { title: 'People look at it', text: 'A reviewer compares them with your documents.' },
      { title: 'Only once', text: 'It counts for every deposit that you make.' },
    ],
  },
} as const satisfies Record<string, { title: string; reasons: readonly Reason[] }>;
