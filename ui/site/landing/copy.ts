import type { LandingFacts } from './landing-facts.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { LISTING_YEAR, POWER_GROWTH, powerPoints } from './power-points.ts';
import {
  DEPOSIT_INSURANCE_LIMIT,
  DEPOSIT_INSURANCE_LIMIT_LABEL,
} from '#domain/platform/deposit-insurance.ts';
import { NSE_MINIMUM_SHARES } from '#domain/content/nse-minimum.ts';
import { ANSWER_TIME } from '#domain/content/answer-time.ts';

const LAST_YEAR = powerPoints.length - 1;

export const heroCopy = {
  title: 'Grow early. Sleep well.',
  claim: 'Fixed deposits and unlisted shares, with every rupee explained before you invest.',
  invest: 'Invest Now',
  deposits: 'See fixed deposits',
  play: 'Play the animation',
  finish: 'Show the finished picture',
} as const;

export const boardCopy = {
  title: 'Best rates today',
  amount: 'You invest',
  amounts: ['₹50,000', '₹1 lakh', '₹5 lakh'],
  years: (years: number) => (years === 1 ? '1 year' : `${years} years`),
  becomes: 'becomes',
  insured: `Insured up to ${DEPOSIT_INSURANCE_LIMIT_LABEL}`,
  notInsured: 'Not insured',
  note: 'Paid at maturity, before tax, for ages under 60.',
} as const;

export const statsCopy = {
  label: 'Vriddhi in figures',
  investments: 'of investments',
  experience: 'years of investing experience',
  partners: 'partners',
} as const;

export const gatewayCopy = {
  title: 'Three gateways to private markets',
  lead: 'Pre-IPO shares are open. Two are coming later.',
} as const;

export const gateways = [
  {
    name: 'Select Opportunities',
    marker: 'Coming soon',
    text: 'Single deals in growing companies, with all the documents to read before you decide.',
    picture: 'select',
  },
  {
    name: 'Pre IPO Shares',
    marker: 'Start investing',
    text: 'Shares of companies that plan to list: the price range, who quotes it, and the full cost.',
    picture: 'shares',
  },
  {
    name: 'Top-tier Funds',
    marker: 'Coming soon',
    text: 'Funds that invest in India’s private companies, in amounts that suit a household.',
    picture: 'funds',
  },
] as const;

export const partnerCopy = { title: 'BACKED BY TRUSTED PARTNERS' } as const;

export const powerCopy = {
  title: 'The power of private',
  lead: 'Much of the growth comes before the listing.',
  start: 'at the start',
  end: `${LAST_YEAR - LISTING_YEAR} years on`,
  bell: 'on listing day',
  summary: `An example: what is worth ${powerPoints[0]} at the start is worth ${powerPoints[LISTING_YEAR]} on listing day after ${LISTING_YEAR} years, and ${indianGroups(String(powerPoints[LAST_YEAR]))} ${LAST_YEAR - LISTING_YEAR} years later.`,
  how: `An example, not a forecast: ${POWER_GROWTH.private}% a year for ${LISTING_YEAR} private years, then ${POWER_GROWTH.listed}%. Many companies grow less, some fail, and some never list.`,
  table: 'See the numbers',
  year: 'Year',
  worth: `Worth of ${powerPoints[0]}`,
} as const;

export const screensCopy = {
  title: 'Where you have the edge',
  lead: 'Three screens of the app, with example figures.',
  deposit: {
    title: 'Deposits that show their working',
    text: 'Open any total to see how it is calculated, year by year.',
  },
  offer: {
    title: 'The full price first',
    text: 'You see stamp duty, tax and the total before you accept an offer.',
  },
  holdings: {
    title: 'In your own name',
    text: 'Shares are in your demat account, deposits with their issuer.',
  },
  example: 'Example',
  depositTitle: 'Fixed deposit',
  becomes: 'becomes',
  start: 'Start',
  year: (year: number) => `${year} yr`,
  depositScreen: ({ principal, maturity, terms, years }: LandingFacts['deposit']) =>
    `${principal} becomes ${maturity} ${terms}. ${years
      .slice(1)
      .map(({ year, text }) => `Year ${year}: ${text}.`)
      .join(' ')}`,
  offerTitle: 'Offer',
  offered: 'Price per share',
  endsIn: 'Ends in',
  time: '23 h 40 min',
  shares: (units: number) => `${units} shares`,
  stampDuty: 'Stamp duty',
  total: 'Total payable',
  accept: 'Accept',
  reject: 'Reject',
  offerScreen: ({ units, price, investment, stampDuty, total }: LandingFacts['offer']) =>
    `An offer of ${units} shares at ${price} each: ${investment} and ${stampDuty} stamp duty make ${total}.`,
  holdingsTitle: 'What you hold',
  worth: 'Total value',
  withIssuer: 'With the issuer',
  inNsdl: 'In your account at NSDL',
  inCdsl: 'In your account at CDSL',
  holdingsScreen: ({ total }: LandingFacts['holdings']) =>
    `Holdings of ${total}: a fixed deposit with its issuer, and shares of two companies in demat accounts.`,
} as const;

export const moneyAndRisk = [
  {
    title: 'How we earn',
    points: [
      'The issuer pays us for each deposit. Your rate is the issuer’s own.',
      'On shares, we earn the difference between your price and the seller’s.',
    ],
    link: 'More about us',
    href: '/about',
  },
  {
    title: 'What can go wrong',
    points: [
      'Shares can lose all of their value. A company may list late or never.',
      'To sell, you need a buyer. It may take weeks, or there may be none.',
      `Bank deposits are insured up to ${DEPOSIT_INSURANCE_LIMIT} per depositor and bank. Deposits with finance companies are not insured.`,
    ],
    link: 'Read the risk disclosure',
    href: '/risk-disclosure',
  },
] as const;

export const showcaseCopy = {
  title: 'Most viewed this month',
  lead: 'The companies that investors view most here.',
  all: 'See all shares',
  sample: 'Sample card',
  perShare: 'per share',
  sampleNote: 'No shares are sold at these prices.',
} as const;

export const sampleCards = [
  { name: 'Banyan Health Labs', industry: 'Healthcare', tag: 'Profitable' },
  { name: 'Kestrel Drones', industry: 'Aerospace', tag: 'Growing fast' },
] as const;

export const nseCopy = {
  title: 'NSE, before it lists',
  lead: `NSE runs nearly every trade in India, but is not listed itself. You can buy ${NSE_MINIMUM_SHARES} or more shares privately.`,
  campaign: 'Buy NSE unlisted shares',
  note: 'Get the investor note',
} as const;

export const referralCopy = {
  title: 'Invite your friends',
  text: ({ cashBack, sharePercent }: LandingFacts['referral']) =>
    `A friend’s first transaction earns you ${cashBack} cash back, plus ${sharePercent}% of every pre-IPO investment they make.`,
  open: 'Refer a friend',
  popUp: 'How referrals work',
  popUpText: 'Your link is for you alone. Any number of friends can use it.',
  link: 'Sign in for your link',
  ownLink: 'Get your own link',
} as const;

export const referralSteps = [
  'Sign in and copy your link, or send it by WhatsApp, SMS or email.',
  'Your friend opens an account with it and invests.',
  'Your invite report shows each step and what you have earned.',
] as const;

export const helpCopy = {
  title: 'A person answers',
  lead: 'Ask us before you invest, or any time after.',
  call: 'Call',
  write: 'Email',
  hours: 'Hours',
} as const;

export const contactCopy = {
  title: 'Tell us your plans',
  lead: `We answer within ${ANSWER_TIME}.`,
  write: 'Contact us',
  office: 'Office',
} as const;
