import type { LandingFacts } from './landing-facts.ts';
import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { LISTING_YEAR, POWER_GROWTH, powerPoints } from './power-points.ts';
import { NSE_MINIMUM_SHARES } from '#domain/content/nse-minimum.ts';
import { ANSWER_TIME } from '#domain/content/support-hours.ts';

const LAST_YEAR = powerPoints.length - 1;

export const heroCopy = {
  title: 'Grow early. Sleep well.',
  claim:
    'Shares of Indian companies before they list, and fixed deposits that show their working to the rupee.',
  invest: 'Invest Now',
  deposits: 'See fixed deposits',
  pause: 'Pause the picture',
  play: 'Play the picture',
} as const;

export const statsCopy = {
  label: 'Vriddhi in figures',
  investments: 'of investments',
  experience: 'years of investing experience',
  partners: 'partners',
} as const;

export const gatewayCopy = {
  title: 'Three gateways to private markets',
  lead: 'One is open today. The other two open as soon as we would put our own money in.',
} as const;

export const gateways = [
  {
    name: 'Select Opportunities',
    marker: 'Coming soon',
    text: 'Single deals in growing companies, with the papers to read before you decide.',
    picture: 'select',
  },
  {
    name: 'Pre IPO Shares',
    marker: 'Start investing',
    text: 'Shares of companies on their way to a listing: the price range, who quotes it, and the whole cost.',
    picture: 'shares',
  },
  {
    name: 'Top-tier Funds',
    marker: 'Coming soon',
    text: 'Funds that back India’s private companies, in sizes that fit a household.',
    picture: 'funds',
  },
] as const;

export const partnerCopy = { title: 'BACKED BY TRUSTED PARTNERS' } as const;

export const powerCopy = {
  title: 'The power of private',
  lead: 'Companies stay private for longer than they used to. Much of the climb is over by the day the bell rings.',
  start: 'at the start',
  end: `${LAST_YEAR - LISTING_YEAR} years on`,
  bell: 'on listing day',
  summary: `An example: what is worth ${powerPoints[0]} at the start is worth ${powerPoints[LISTING_YEAR]} on listing day after ${LISTING_YEAR} years, and ${indianGroups(String(powerPoints[LAST_YEAR]))} ${LAST_YEAR - LISTING_YEAR} years later.`,
  how: `An example, not a forecast: ${POWER_GROWTH.private}% a year for ${LISTING_YEAR} private years, then ${POWER_GROWTH.listed}% a year. Many private companies grow less, some fail, and some never list.`,
  table: 'See the numbers',
  year: 'Year',
  worth: `Worth of ${powerPoints[0]}`,
} as const;

export const growthCopy = {
  title: 'Deposits that show their working',
  lead: 'Card rate, effective yield, what is insured and what is not: side by side, before you sign in. Every total opens into the steps it came from.',
  becomes: 'becomes',
  start: 'See fixed deposits',
  finder: 'Find one for me',
} as const;

export const edgeCopy = {
  title: 'Where you have the edge',
  lead: 'Private markets have long been a matter of whom you know. These are the four things we changed.',
} as const;

export const edgeCards = [
  {
    title: 'The whole price, first',
    text: 'Stamp duty, tax and the total stand on the offer, before you accept it.',
    picture: 'price',
  },
  {
    title: 'Companies, opened up',
    text: 'Years of accounts, the cap table, competitors, and the risks as plainly as the reasons.',
    picture: 'company',
  },
  {
    title: 'In your own name',
    text: 'Shares rest in your demat account with NSDL or CDSL, deposits with their issuer. Never with us.',
    picture: 'name',
  },
  {
    title: 'No hurry, ever',
    text: 'A countdown appears only on a real offer, and says what happens when it ends.',
    picture: 'time',
  },
] as const;

export const showcaseCopy = {
  title: 'Asked for this month',
  lead: 'The companies that investors on Vriddhi look up most. Prices change daily: the list shows the latest ones.',
  all: 'See all shares',
  sample: 'Sample card',
  perShare: 'per share',
  sampleNote: 'How a share looks here. No share is sold at these prices.',
} as const;

export const sampleCards = [
  { name: 'Banyan Health Labs', industry: 'Healthcare', tag: 'Profitable' },
  { name: 'Kestrel Drones', industry: 'Aerospace', tag: 'Growing fast' },
] as const;

export const nseCopy = {
  title: 'NSE, before it lists',
  lead: `The exchange behind nearly every trade in India is not listed itself. Its shares change hands privately, from ${NSE_MINIMUM_SHARES} shares.`,
  campaign: 'Buy NSE unlisted shares',
  note: 'Get the investor note',
} as const;

export const referralCopy = {
  title: 'Good soil is worth sharing',
  text: ({ cashBack, sharePercent }: LandingFacts['referral']) =>
    `A friend’s first transaction earns you ${cashBack} cash back, plus ${sharePercent}% of every pre-IPO investment they make.`,
  open: 'Refer a friend',
  popUp: 'How referring works',
  popUpText: 'Your link is yours alone, and there is no limit to how many friends may use it.',
  link: 'Sign in for your link',
  ownLink: 'Get your own link',
} as const;

export const referralSteps = [
  'Sign in and copy your link, or send it by WhatsApp, SMS or e-mail.',
  'Your friend opens an account with it and invests.',
  'You see each step in your invite report, and what it has earned.',
] as const;

export const helpCopy = {
  title: 'A person answers',
  lead: 'Not a bot, not a queue of menus. Ask before you invest, or long after.',
  call: 'Call',
  write: 'Write',
  hours: 'Hours',
} as const;

export const contactCopy = {
  title: 'Come and talk to us',
  lead: `Tell us what you are planning. We answer within ${ANSWER_TIME}.`,
  write: 'Write to us',
  office: 'Office',
} as const;
