import { NEGOTIABLE_ABOVE } from '#domain/private-market/orders/negotiable-price.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
export const faqTitle = 'Before you ask';

export const faqs = [
  {
    question: 'What are unlisted and pre-IPO shares?',
    answer:
      'Shares of a company that is not traded on a stock exchange. They are called pre-IPO shares when the company has said, or is expected, to list. You own them as you own any share: in your demat account, with the same rights.',
  },
  {
    question: 'Is it legal to buy them in India?',
    answer:
      'Yes. Shares of unlisted public companies may be sold from one demat account to another. What is not allowed is a market that looks like an exchange: there is no order book here and no matching of strangers. Vriddhi is only a facilitator.',
  },
  {
    question: 'How is the price made?',
    answer: `Each share shows a price range and when it was last quoted. You ask for a number of shares, and get an offer with one price, all costs, and the time until which it holds. Nothing is bought until you accept and pay. Above ${NEGOTIABLE_ABOVE} a better price may be negotiable.`,
  },
  {
    question: 'When do I have the shares?',
    answer: `Within ${TRANSFER_WORKING_DAYS} working days of your payment and your signature on the deal slip. Both are done online, and we send you a message at each step.`,
  },
  {
    question: 'Can I sell before the company lists?',
    answer: `You can place a sell request at any time. It needs a buyer, so it may take weeks, and there may be none at the price you want. After an IPO, shares bought before it are locked for ${IPO_LOCK_IN_MONTHS} months.`,
  },
  {
    question: 'What can go wrong?',
    answer:
      'The company may do badly, list late or never. Its shares may be worth less than you paid, or nothing. Less is published about it than about a listed one. Put in only what you can leave for years.',
  },
  {
    question: 'Are fixed deposits on Vriddhi insured?',
    answer: `Deposits with banks are insured by DICGC up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank, principal and interest together. Deposits with finance companies are not insured; their rating stands on the card.`,
  },
  {
    question: 'What do I need to begin?',
    answer:
      'A mobile number and a PAN. For deposits a bank account in your name, for shares a demat account as well. It takes a few minutes, once.',
  },
] as const;
