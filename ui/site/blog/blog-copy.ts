import {
  LONG_TERM_GAIN_TAX,
  SHORT_TERM_GAIN_MONTHS,
  SHORT_TERM_GAIN_TAX,
} from '#domain/private-market/orders/capital-gains-tax.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
export const blogCopy = {
  title: 'Blog',
  lead: 'Short pieces on saving and investing, written by the people who built Vriddhi. No tips, no targets.',
  contents: 'On this page',
  minutes: 'minutes to read',
} as const;

export const articles = [
  {
    id: 'two-rates',
    title: 'Two rates on one deposit, and both are right',
    minutes: 2,
    paragraphs: [
      'A deposit for five years at 8.75% a year, compounded yearly, turns ₹1,00,000 into ₹1,52,106. Divide the gain by five and you get 10.42% a year. Banks print one figure, advertisements like the other.',
      'The first is the card rate: what is paid on what is there, each year. The second is the effective yield: the whole gain, spread evenly over the years. It grows with the tenure even if the card rate stays, because interest earns interest.',
      'Compare card rates with card rates, and yields of the same tenure. A higher yield over a longer time may be the worse deposit.',
    ],
  },
  {
    id: 'insured',
    title: 'Five lakh, counted properly',
    minutes: 2,
    paragraphs: [
      `Bank deposits in India are insured up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank. Three words in that sentence are often overlooked.`,
      'Per depositor: a joint account with your husband counts apart from your own. Per bank: all its branches together, and all your deposits there, savings account included. And the sum is principal and interest together: ₹4,80,000 at 8% passes the limit within a year.',
      'A deposit with a finance company is not insured at all. It pays more for that reason. The rating tells you what others think of the company; it is not a promise.',
    ],
  },
  {
    id: 'unlisted',
    title: 'What you really buy before a company lists',
    minutes: 3,
    paragraphs: [
      'An unlisted share is the same piece of paper, or entry in a demat account, as a listed one. You get the same vote and the same dividend. What is missing is the crowd that names a price every second.',
      'That has two sides. The price does not fall because somebody far away is nervous. But when you want to sell, somebody must want to buy, and the price is what the two of you agree on.',
      'Ask three things before you buy: what do its accounts say about the last three years, who else holds it and since when, and could you do without this money if it took five years to come back.',
    ],
  },
  {
    id: 'listing-day',
    title: 'Listing day is not pay day',
    minutes: 2,
    paragraphs: [
      `Shares that were bought before a public issue are locked for ${IPO_LOCK_IN_MONTHS} months after it. You see the price move every day and cannot act on it. That is meant: those who knew the company first shall not be the first to leave.`,
      `It also changes the sum. A gain on the first day is worth nothing to you if it is gone after ${IPO_LOCK_IN_MONTHS} months. Look at what the company earns, not at what the first day may bring.`,
      `Once the ${IPO_LOCK_IN_MONTHS} months are over, what you sell on the exchange is taxed as listed shares are: ${SHORT_TERM_GAIN_TAX} on gains within ${SHORT_TERM_GAIN_MONTHS} months, ${LONG_TERM_GAIN_TAX} after them.`,
    ],
  },
] as const;
