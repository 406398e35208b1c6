import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
import { DEPOSIT_INSURANCE_LIMIT } from '#domain/platform/deposit-insurance.ts';
import type { LegalText } from './legal-text.ts';

export const riskText: LegalText = {
  title: 'Risk disclosure',
  lead: 'What can go wrong. Please read all of it before you invest.',
  since: '1 November 2026',
  sections: [
    {
      title: 'Vriddhi is only a facilitator',
      paragraphs: [
        'We do not recommend shares or deposits, and nothing on our pages is advice. For unlisted shares you pay Vriddhi, which pays the seller and earns the difference between the two prices. We are not a stock exchange: there is no order book here, and no matching of buyers and sellers who do not know each other. Decide for yourself, or with an adviser who knows your finances.',
      ],
    },
    {
      title: 'Unlisted and pre-IPO shares',
      paragraphs: ['Invest only what you can leave for years, and can afford to lose.'],
      points: [
        'Loss: the company may fail, and its shares may be worth nothing.',
        'No market: a sale needs a buyer. It may take weeks or months, or there may be no buyer.',
        'Price: there is no public market price. On the same day, others may pay a different price from yours.',
        'Listing: it may come late, below your price, or never. An expected date is not a promise.',
        `Lock-in: shares held before a public issue cannot be sold for ${IPO_LOCK_IN_MONTHS} months after it.`,
        'Information: unlisted companies publish less, later, and often unaudited.',
        'Dilution: new shares can be issued on better terms than yours.',
        'Transfer: a company’s articles may restrict who may hold its shares.',
      ],
    },
    {
      title: 'Baskets',
      paragraphs: [
        'A basket holds shares of several companies. It spreads the risk of each company, but not the risk that all of them share: unlisted shares often fall together. Its parts may be hard to sell one by one.',
      ],
    },
    {
      title: 'Fixed deposits with banks',
      paragraphs: [
        `Insured by DICGC up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank, principal and interest together, counted over all your deposits with that bank. Above that you bear the risk of the bank. Withdrawing early usually costs a part of the interest.`,
      ],
    },
    {
      title: 'Fixed deposits with finance companies',
      paragraphs: [
        'Not insured. You bear the risk of the company; a rating is an opinion and can change. No money is paid back in the first three months, except for hardship. From three to six months, it is paid back without interest. Later, it is paid back with interest at two percentage points below the rate for the time it ran.',
      ],
    },
    {
      title: 'Tax',
      paragraphs: [
        'Interest is taxed every year, even when it is paid at maturity. The tax on gains from shares depends on how long you held them and whether they were listed when you sold. Rates change. What we show about tax is information, not advice.',
      ],
    },
    {
      title: 'Examples and past figures',
      paragraphs: [
        'Examples are marked as examples and are not forecasts. What a company or a deposit earned in the past says little about what it will earn.',
      ],
    },
  ],
};
