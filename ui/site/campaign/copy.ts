import {
  LONG_TERM_GAIN_TAX,
  SHORT_TERM_GAIN_MONTHS,
  SHORT_TERM_GAIN_TAX,
} from '#domain/private-market/holdings/capital-gains-tax.ts';
import { NEGOTIABLE_ABOVE } from '#domain/private-market/orders/negotiable-price.ts';
import { NSE_MINIMUM_SHARES } from '#domain/content/nse-minimum.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
export const campaignCopy = {
  eyebrow: 'Unlisted shares of the National Stock Exchange',
  title: 'Own a part of the exchange',
  lead: 'Nearly every trade in Indian shares and derivatives takes place on NSE. NSE itself is not listed. Its shares are bought and sold privately, and you can hold them in your own demat account.',
  invest: 'Invest in NSE',
  start: 'Start Investing',
  note: 'Get the investor note',
  about: 'about',
  perShare: 'per share',
  phonePriceFrom: 'when you buy 100 shares or more',
  priceNote: 'The price you pay is the one in your offer. Prices are quoted every day.',
  reasonsTitle: 'Why people invest',
  risksTitle: 'What could go wrong',
  factsTitle: 'Good to know before you buy',
  documentsTitle: 'Three documents you need',
  documentsLead: 'For NSE shares the exchange asks for these in addition to your Vriddhi account.',
  faqTitle: 'Questions about NSE shares',
  closeTitle: `${NSE_MINIMUM_SHARES} shares are enough to begin`,
  closeText: 'Ask for a price. You see the full cost before you buy.',
  notAffiliated:
    'Vriddhi is not connected with the National Stock Exchange of India. Figures are rounded, and as on the date of the campaign. They are neither a forecast nor advice.',
} as const;

export const campaignReasons = [
  {
    title: 'The place where India trades',
    text: 'Nearly all trading in equity derivatives, and most trading in shares, takes place on its systems.',
  },
  {
    title: 'More investors every year',
    text: 'Every household that opens a demat account trades on an exchange, and mostly on this one.',
  },
  {
    title: 'Each extra trade costs little',
    text: 'More than half of its income is left as profit, because its systems are already built.',
  },
] as const;

export const campaignRisks = [
  {
    title: 'No listing date yet',
    text: 'A public issue has been expected for years. No one can say when it will come, or whether it will.',
  },
  {
    title: 'Rules change its income',
    text: 'The regulator decides how derivatives are traded. Tighter rules have lowered volumes before.',
  },
  {
    title: 'Selling may take long',
    text: 'There is no market with a price every second. A sale needs a buyer, and there may be none.',
  },
] as const;

export const campaignFacts = [
  {
    what: 'Shares in your demat account',
    answer: `within a maximum of ${TRANSFER_WORKING_DAYS} working days`,
  },
  {
    what: 'Short-term gain (STCG)',
    answer: `${SHORT_TERM_GAIN_TAX} within ${SHORT_TERM_GAIN_MONTHS} months`,
  },
  {
    what: 'Long-term gain (LTCG)',
    answer: `${LONG_TERM_GAIN_TAX} after ${SHORT_TERM_GAIN_MONTHS} months`,
  },
  { what: 'Lock-in after an IPO', answer: `${IPO_LOCK_IN_MONTHS}-month post-IPO lock-in` },
  { what: 'NRIs', answer: 'only via an NRO demat and an NRO bank account' },
] as const;

export const campaignFactsNote =
  'These tax rates are for sales on the exchange after a listing. A sale before that is taxed under other rules. Please ask a tax adviser about your case.';

export const campaignDocuments = [
  {
    title: 'CML/CMR copy',
    text: 'The client master list of your demat account, from your depository participant.',
  },
  { title: 'PAN card', text: 'A clear picture of the PAN card that you have verified.' },
  { title: 'Cancelled cheque', text: 'From the bank account that you will pay from.' },
] as const;

export const campaignFaqs = [
  {
    question: 'When are the shares credited?',
    answer: `Within a maximum of ${TRANSFER_WORKING_DAYS} working days after your payment and your signature on the deal slip.`,
  },
  {
    question: 'Can I get a better price?',
    answer: `Above ${NEGOTIABLE_ABOVE} a better price may be negotiable. Ask for it with your order.`,
  },
  {
    question: 'Can I invest as an NRI?',
    answer: 'Yes, but only via an NRO demat account and an NRO bank account.',
  },
  {
    question: 'How is my gain taxed?',
    answer: `For shares sold on the exchange after a listing: STCG ${SHORT_TERM_GAIN_TAX} within ${SHORT_TERM_GAIN_MONTHS} months, LTCG ${LONG_TERM_GAIN_TAX} after ${SHORT_TERM_GAIN_MONTHS} months. A sale while the shares are unlisted is taxed under other rules.`,
  },
  {
    question: 'Can I sell on the day NSE lists?',
    answer: `No. Shares that were bought before the public issue have a ${IPO_LOCK_IN_MONTHS}-month post-IPO lock-in. You remain their owner during this time.`,
  },
  {
    question: 'Is Vriddhi the seller?',
    answer:
      'No. Vriddhi is only a facilitator: it finds a seller, and follows the transfer until it is complete. For unlisted shares you pay Vriddhi, which pays the seller and earns the difference between the two prices. It is not a broker or an adviser.',
  },
] as const;
