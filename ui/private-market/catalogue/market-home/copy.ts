import {
  LONG_TERM_GAIN_TAX,
  SHORT_TERM_GAIN_MONTHS,
  SHORT_TERM_GAIN_TAX,
} from '#domain/private-market/holdings/capital-gains-tax.ts';
import { NSE_MINIMUM_SHARES } from '#domain/content/nse-minimum.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { STAMP_DUTY_LABEL } from '#domain/private-market/orders/stamp-duty.ts';
import { IPO_LOCK_IN_MONTHS } from '#domain/private-market/catalogue/lock-in.ts';
export const marketHomeCopy = {
  title: 'Own a company before it is listed',
  claim:
    'Unlisted and pre-IPO shares with a price, the accounts behind it, and who quoted it when.',
  banners: 'Worth knowing',
  bannerOf: (at: number, count: number) => `Banner ${at} of ${count}`,
  show: (title: string) => `Show: ${title}`,
  pause: 'Stop the banners',
  play: 'Play the banners',
  opportunities: 'Investment opportunities',
  opportunitiesText: 'Companies with enough public information to study before you buy.',
  live: 'Live shares',
  liveText: 'Priced in the last few days, and available unless marked otherwise.',
  testimonials: 'What investors say',
  testimonialsNote: 'Illustrative quotes, not from customers.',
  help: 'Help and support',
  helpText: 'Talk to a person on our team before you invest.',
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Email ${email}`,
  faq: 'Questions people ask',
} as const;

export interface Banner {
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly to: string;
  readonly tone: 'green' | 'lilac' | 'butter';
  /** The path of the logo, from the sample data. */
  readonly picture: string;
}

export const banners: readonly Banner[] = [
  {
    title: 'NSE, before its listing',
    text: `From ${NSE_MINIMUM_SHARES} shares. See what the exchange earns, and what could change it.`,
    action: 'Look at NSE',
    to: '/pre-ipo-details?pre_ipo_stock_id=101&domain_name=nseindia.com',
    tone: 'green',
    picture: '/shares/nse.svg',
  },
  {
    title: 'Several shares in one order',
    text: 'Baskets spread what you invest over several companies.',
    action: 'See baskets',
    to: '/privatemarket/listing?tab=basket',
    tone: 'lilac',
    picture: '/shares/rangoli-homes.svg',
  },
  {
    title: 'Follow first, decide later',
    text: 'Put a share on your watchlist, and come back when you have read its accounts.',
    action: 'Find shares to follow',
    to: '/privatemarket/listing?tab=unlisted',
    tone: 'butter',
    picture: '/shares/himgiri-amc.svg',
  },
];

export const testimonials = [
  {
    text: 'I could see who had quoted the price and on which day. No one had shown me that before.',
    name: 'Farida, Pune',
  },
  {
    text: 'The risks were shown as clearly as the reasons. I bought less than I had planned, and I am glad.',
    name: 'Joseph, Kochi',
  },
  {
    text: 'From the request to the shares in my demat account it took six working days.',
    name: 'Meenal, Indore',
  },
] as const;

export const marketQuestions = [
  {
    title: 'What is an unlisted share?',
    content:
      'A share of a company that is not traded on an exchange. You become a shareholder, as with any other share, and it is held in your demat account.',
  },
  {
    title: 'How long am I locked in?',
    content: `You can ask us to sell at any time, but finding a buyer can take weeks. If the company lists, shares bought before are locked in for ${IPO_LOCK_IN_MONTHS} months.`,
  },
  {
    title: 'When do I get the shares?',
    content: `Within ${TRANSFER_WORKING_DAYS} working days after you have paid and signed the deal slip. You can follow each step under Orders.`,
  },
  {
    title: 'What taxes are there?',
    content: `Stamp duty of ${STAMP_DUTY_LABEL} when you buy. On shares sold on an exchange after a listing, gains within ${SHORT_TERM_GAIN_MONTHS} months are taxed at ${SHORT_TERM_GAIN_TAX}, later at ${LONG_TERM_GAIN_TAX}. Please ask your tax adviser about your own case.`,
  },
  {
    title: 'Can NRIs invest?',
    content: 'Yes, with an NRO demat account and an NRO bank account.',
  },
] as const;
