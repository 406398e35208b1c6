import { PENNY_DROP_RUPEES } from '#domain/platform/verification.ts';
import { ADULT_AGE } from '#domain/platform/adult-age.ts';
import { ANSWER_TIME } from '#domain/content/answer-time.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
import type { LegalText } from './legal-text.ts';

export const termsText: LegalText = {
  title: 'Terms of Use',
  lead: 'What you can expect from Vriddhi, and what we ask of you.',
  since: '1 November 2026',
  sections: [
    {
      title: 'What Vriddhi does',
      paragraphs: [
        'Vriddhi shows fixed deposits of banks and finance companies, and shares of companies that are not listed, and passes your application, order and payment on. Vriddhi is a facilitator. It is not a bank, a stock exchange, a broker or an adviser, takes no deposits and recommends no investment.',
        'A deposit is a contract between you and its issuer: the rates, the tenure and the rules for early withdrawal are the issuer’s, and are stated in the deposit receipt. For unlisted shares you pay Vriddhi, which pays the seller and earns the difference between the two prices. The deal slip states the terms of your purchase. A basket has no deal slip; its order states the terms.',
      ],
    },
    {
      title: 'Who may use it',
      paragraphs: [
        `You may open an account if you are ${ADULT_AGE} or older, have a PAN and a bank account in India in your own name, and use your own mobile number. A PAN belongs to one account only. For shares you also need a demat account in your own name. Non-residents may buy shares only through an NRO demat account and an NRO bank account.`,
      ],
    },
    {
      title: 'Signing in',
      paragraphs: [
        'You sign in with a one-time password that is sent to your mobile number. Never share it with anyone: we do not ask for it by phone, message or email. Tell us at once if your phone or your number is lost. Until you have told us, what is done with your one-time password counts as done by you.',
      ],
    },
    {
      title: 'Checking your bank account',
      paragraphs: [
        `To confirm whose account it is, Rs. ${PENNY_DROP_RUPEES} may be credited to it. The amount is yours to keep. Interest and maturity amounts are paid only to an account that was checked in this way.`,
      ],
    },
    {
      title: 'Deposits: money, interest and tax',
      paragraphs: [
        'Your payment goes straight to the issuer. What we show before you pay is calculated from the issuer’s rate card. The issuer’s receipt is final. The issuer deducts tax at source where the law requires it.',
        `Bank deposits are insured by DICGC up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank, principal and interest together. Deposits with finance companies are not insured.`,
      ],
    },
    {
      title: 'Unlisted shares: from order to transfer',
      paragraphs: [
        'An order asks for a price. Nothing is bought until you accept the price, pay what the order states and, for a share, sign the deal slip. On the payment page the payee is Vriddhi Private Market. You pay for a basket by bank transfer, and sign no deal slip. An offer is valid until the time stated on it. After that it ends, and you owe nothing.',
        `Shares are transferred to your demat account within ${TRANSFER_WORKING_DAYS} working days of payment and, for a share, signature. If they cannot be transferred, the full amount is returned to the bank account that it came from.`,
        `Shares bought before a public issue are locked for ${IPO_LOCK_IN_MONTHS} months after it. A sell request is passed on to possible buyers; there may be none.`,
      ],
    },
    {
      title: 'What we do not allow',
      paragraphs: ['You may not use Vriddhi'],
      points: [
        'with another person’s identity, account or money;',
        'to hide where money comes from, or for a person on a sanctions list;',
        'to copy our pages with automated programs, except as robots.txt allows;',
        'to try to access what belongs to others, or to disrupt how Vriddhi works.',
      ],
    },
    {
      title: 'Our responsibility',
      paragraphs: [
        'We are responsible for our own mistakes as the law provides. We are not responsible for what an issuer, a seller, a bank or a depository does or fails to do, for the price of shares, or for the failure of networks. Nothing here takes away rights that the law gives to consumers.',
      ],
    },
    {
      title: 'When these terms change',
      paragraphs: [
        'We tell you 15 days before a change that matters, by email and on the page that you see after signing in. What you have booked stays under the terms that applied on the day you booked it.',
      ],
    },
    {
      title: 'When something goes wrong',
      paragraphs: [
        `Email or call us first, under Help & Support: we answer within ${ANSWER_TIME}. The page on grievance redressal says how to go further. These terms are governed by the laws of India, and the courts of Mumbai have jurisdiction.`,
      ],
    },
  ],
};
