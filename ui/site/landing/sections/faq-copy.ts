import { NEGOTIABLE_ABOVE } from '#domain/private-market/orders/negotiable-price.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
export const faqTitle = 'Before you ask';

export const faqs = [
  {
    question: 'What are unlisted and pre-IPO shares?',
    answer:
      'Shares of a company that is not traded on a stock exchange. They are called pre-IPO shares when the company plans, or is expected, to list. You own them like any other share: in your demat account, with the same rights.',
  },
  {
    question: 'Is it legal to buy them in India?',
    answer:
      'Yes. Shares of unlisted public companies may be sold from one demat account to another. What is not allowed is a market that works like an exchange: Vriddhi has no order book and does not match strangers. Vriddhi is only a facilitator.',
  },
  {
    question: 'How is the price set?',
    answer: `Each share shows a price range and when it was last quoted. You ask for a number of shares, and get an offer with one price, all costs and a deadline. Nothing is bought until you accept and pay. Above ${NEGOTIABLE_ABOVE} a better price may be negotiable.`,
  },
  {
    question: 'When do I get the shares?',
    answer: `Within ${TRANSFER_WORKING_DAYS} working days of your payment and your signature on the deal slip. Both are done online, and we send you a message at each step.`,
  },
  {
    question: 'Can I sell before the company lists?',
    answer: `You can place a sell request at any time. It needs a buyer, so it may take weeks, and there may be no buyer at your price. After an IPO, shares bought before it are locked for ${IPO_LOCK_IN_MONTHS} months.`,
  },
  {
    question: 'What can go wrong?',
    answer:
      'The company may do badly, list late or never list. Its shares may be worth less than you paid, or nothing. It publishes less than a listed company. Invest only what you can leave for years.',
  },
  {
    question: 'Are fixed deposits on Vriddhi insured?',
    answer: `Deposits with banks are insured by DICGC up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank, principal and interest together. Deposits with finance companies are not insured; their rating is shown on the card.`,
  },
  {
    question: 'What do I need to start?',
    answer:
      'A mobile number and a PAN. For deposits you need a bank account in your name. For shares you need a demat account as well. You do this once, in a few minutes.',
  },
] as const;
