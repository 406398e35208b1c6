import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';

export const disclaimerCopy = {
  heading: 'Disclaimer',
  lead: 'Please read these five statements before you invest in unlisted shares.',
  agree: 'I Agree',
  agreeing: 'One moment…',
} as const;

/** A changed text needs a new `DISCLAIMER_VERSION`. */
export const disclaimerStatements = [
  {
    title: 'We are only a facilitator.',
    text: 'Vriddhi brings you together with banks, finance companies and sellers of shares. For unlisted shares you pay Vriddhi, which pays the seller and earns the difference between the two prices. It is not a broker and not an adviser, and it does not manage money for anybody.',
  },
  {
    title: 'Nothing here is a recommendation.',
    text: 'Prices, news, ratings and company figures are given for your information, and may be late or incomplete. What you invest in, and how much, is your own decision.',
  },
  {
    title: 'Unlisted shares can lose their value.',
    text: 'They are not traded on an exchange and may be hard to sell. A company may never be listed, and you can lose all that you invest. What a share earned in the past says nothing about the future.',
  },
  {
    title: 'Prices and time are not certain.',
    text: `A price stands only once a seller has confirmed it and you have paid. Shares reach your demat account within ${TRANSFER_WORKING_DAYS} working days after signing. After a public issue they cannot be sold for ${IPO_LOCK_IN_MONTHS} months.`,
  },
  {
    title: 'It is your money and your account.',
    text: 'You invest for yourself: from your own bank account, into your own demat account. What you have told us is true, and we may pass it on to those who carry out your order.',
  },
] as const;
