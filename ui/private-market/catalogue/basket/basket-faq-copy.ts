import {
  LONG_TERM_GAIN_TAX,
  SHORT_TERM_GAIN_MONTHS,
  SHORT_TERM_GAIN_TAX,
} from '#domain/private-market/holdings/capital-gains-tax.ts';
import { NEGOTIABLE_ABOVE } from '#domain/private-market/orders/negotiable-price.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import type { BasketFaqSet } from './basket-sections.ts';

type Faq = readonly [question: string, answer: string];

const general: readonly Faq[] = [
  [
    'What is a basket?',
    'Several unlisted shares that are bought together, in fixed numbers, by one order. Each ' +
      'share is yours and is held in your demat account under its own ISIN.',
  ],
  [
    'When do I know what I pay?',
    'You request a number of baskets at the price shown. We find the shares and send you the ' +
      'final price. You pay nothing before you agree to it.',
  ],
  [
    'When do the shares reach my demat account?',
    `Within ${TRANSFER_WORKING_DAYS} working days after your payment, as a rule. ` +
      'We message you, and the basket appears in your portfolio.',
  ],
  [
    'Can I sell a part of a basket?',
    'Yes. Once they are transferred the shares are independent of one another: you can ask ' +
      'us to sell any of them under Sell.',
  ],
  [
    'How is the gain taxed?',
    'On shares sold on an exchange after a listing: within ' +
      `${SHORT_TERM_GAIN_MONTHS} months at ${SHORT_TERM_GAIN_TAX} as a short-term gain, ` +
      `after that at ${LONG_TERM_GAIN_TAX} as a long-term gain. ` +
      'A sale while the shares are unlisted is taxed by other rules; please ask your tax adviser.',
  ],
];

const nse: readonly Faq[] = [
  [
    'Which documents are needed for NSE unlisted shares?',
    'A CML or CMR copy of your demat account, your PAN card and a cancelled cheque.',
  ],
  [
    'When are NSE shares credited?',
    `Within a maximum of ${TRANSFER_WORKING_DAYS} working days after payment and your signature.`,
  ],
  [
    'Is there a lock-in after NSE lists?',
    `Yes. Shares that were bought before a public issue cannot be sold for ${IPO_LOCK_IN_MONTHS} months after it.`,
  ],
  ['Can NRIs invest?', 'Only with an NRO demat account and an NRO bank account.'],
  [
    'Can the price be better for more?',
    `Above ${NEGOTIABLE_ABOVE} a better price may be negotiable. We will call you after your request.`,
  ],
  ...general.slice(0, 2),
];

export const basketFaqs = { general, nse } as const satisfies Record<BasketFaqSet, readonly Faq[]>;
