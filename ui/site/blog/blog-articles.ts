import {
  LONG_TERM_GAIN_TAX,
  SHORT_TERM_GAIN_MONTHS,
  SHORT_TERM_GAIN_TAX,
} from '#domain/private-market/holdings/capital-gains-tax.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
import { insured, ladder, listingDay, twoRates, unlisted } from './paths.ts';

/** The pieces, newest first. Dates are ISO dates. */
export const articles = [
  {
    page: ladder,
    author: 'Anjali Deshpande',
    date: '2026-11-17',
    picture: '/news/shelf.svg',
    minutes: 2,
    paragraphs: [
      'You have ₹3,00,000 to put away. One deposit for three years usually pays more than one for a year. But a deposit that you close early loses part of its interest, and all of the money is in that one deposit.',
      'A ladder is three deposits instead of one: ₹1,00,000 each for one, two and three years. After a year the first one matures. If you need the money, you take it, and the other two keep their rate. If you do not, you renew it for three years, and do the same with the others. From then on one deposit matures every year, and after three years each of them has the rate for three years.',
      `A ladder also spreads what is insured. Deposits with three banks are insured up to ${DEPOSIT_INSURANCE_LIMIT} at each of them. And it spreads the rate: if rates rise, a part of your money gets the new rate within a year. If they fall, a part keeps the old one.`,
      'It costs you something, too. At first, the shorter steps may earn less than one long deposit would. That difference is the price of having money every year without breaking a deposit.',
    ],
  },
  {
    page: listingDay,
    author: 'Gurpreet Singh Bedi',
    date: '2026-10-27',
    picture: '/news/classroom.svg',
    minutes: 2,
    paragraphs: [
      `Shares that were bought before a public issue are locked for ${IPO_LOCK_IN_MONTHS} months after it. You see the price move every day but cannot sell. This is intended: those who invested before the public should not be the first to leave.`,
      `It also changes the calculation. A gain on the first day is of no use to you if it is gone after ${IPO_LOCK_IN_MONTHS} months. Look at what the company earns, not at what the first day may bring.`,
      `After those ${IPO_LOCK_IN_MONTHS} months, shares that you sell on the exchange are taxed like other listed shares: ${SHORT_TERM_GAIN_TAX} on gains within ${SHORT_TERM_GAIN_MONTHS} months, ${LONG_TERM_GAIN_TAX} after that.`,
    ],
  },
  {
    page: unlisted,
    author: 'Gurpreet Singh Bedi',
    date: '2026-10-01',
    picture: '/news/exchange.svg',
    minutes: 3,
    paragraphs: [
      'An unlisted share is held in a demat account, just like a listed one. You get the same vote and the same dividend. What is missing is a market that sets a price every second.',
      'This works both ways. The price does not fall just because the market is nervous today. But when you want to sell, you need a buyer, and the price is what the two of you agree on.',
      'Ask three questions before you buy. What do its accounts say about the last three years? Who else holds its shares, and since when? Can you manage without this money for five years?',
    ],
  },
  {
    page: insured,
    author: 'Meenakshi Raghunathan',
    date: '2026-09-09',
    picture: '/news/rules.svg',
    minutes: 2,
    paragraphs: [
      `Bank deposits in India are insured up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank. Three parts of that sentence are often overlooked.`,
      'Per depositor: a joint account with your husband counts separately from your own. Per bank: all its branches count together, and so do all your deposits there, including your savings account. And the limit covers principal and interest together: ₹4,80,000 at 8% crosses it within a year.',
      'A deposit with a finance company is not insured at all. It pays more for that reason. The credit rating tells you what a rating agency thinks of the company. It is not a promise.',
    ],
  },
  {
    page: twoRates,
    author: 'Anjali Deshpande',
    date: '2026-08-18',
    picture: '/news/numbers.svg',
    minutes: 2,
    paragraphs: [
      'A deposit for five years at 8.75% a year, compounded yearly, turns ₹1,00,000 into ₹1,52,106. Divide the gain by five and you get 10.42% a year. Banks quote the first figure. Advertisements prefer the second.',
      'The first is the card rate: the interest paid each year on the balance. The second is the effective yield: the total gain divided equally over the years, an average a year that is not compounded. It rises with the tenure even if the card rate stays the same, because interest earns interest.',
      'Compare card rates with card rates, and compare yields only for the same tenure. A higher yield over a longer tenure may still be the weaker deposit.',
    ],
  },
] as const;
