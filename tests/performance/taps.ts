import type { Locator, Page } from 'playwright';
import { percentile, rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import type { MeasureScreen } from './support/measure-screen.ts';

const GOAL_MS = 200;
const ROUNDS = 11;

/** One tap of a common journey: its target, and a text that only the loaded new screen contains. */
interface Tap {
  readonly name: string;
  readonly from: string;
  readonly on: (page: Page) => Locator;
  readonly shows: string;
}

const place = (name: string) => (page: Page) =>
  page
    .getByRole('navigation', { name: /^Main/ })
    .getByRole('link', { name, exact: true })
    .locator('visible=true')
    .first();
const link = (name: string) => (page: Page) => page.getByRole('link', { name }).first();

const taps: readonly Tap[] = [
  {
    name: 'list to deposit',
    from: '/invest',
    on: link('Himadri Classic Deposit'),
    shows: 'Minimum Deposit',
  },
  {
    name: 'deposit to portfolio',
    from: '/invest/1003/0/-',
    on: place('Portfolio'),
    shows: 'Your Fixed Deposits',
  },
  {
    name: 'portfolio to passbook',
    from: '/portfolio',
    on: link('View Passbook'),
    shows: 'All payments in and out',
  },
  {
    name: 'passbook to portfolio',
    from: '/transaction-history',
    on: place('Portfolio'),
    shows: 'Your Fixed Deposits',
  },
  {
    name: 'portfolio to profile',
    from: '/portfolio',
    on: link('Your profile'),
    shows: 'Profile complete',
  },
  {
    name: 'profile to bank accounts',
    from: '/profile',
    on: link('Bank Accounts'),
    shows: 'Make primary',
  },
  {
    name: 'shares to company',
    from: '/privatemarket/listing',
    on: link('Nilgiri Diagnostics'),
    shows: 'Company Overview',
  },
];

/** From the end of a tap on a link to the frame that shows the new screen with its data. */
export const measureTaps: MeasureScreen = async (page, { appAddress }) => {
  const figures: Figure[] = [];
  for (const tap of taps) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) times.push(await timeOf(page, tap, appAddress));
    // The first tap also downloads the code of the screen.
    const warm = times.slice(1);
    const how = `${warm.length} taps, worst ${rounded(percentile(warm, 1), 0)} ms`;
    const value = rounded(percentile(warm, 0.5), 0);
    figures.push({ what: `tap: ${tap.name}`, value, unit: 'ms', goal: GOAL_MS, how });
  }
  return figures;
};

async function timeOf(page: Page, tap: Tap, appAddress: string): Promise<number> {
  if (page.url().startsWith(appAddress)) await goWithin(page, tap.from);
  else await page.goto(`${appAddress}${tap.from}`);
  const wanted = tap.on(page);
  await wanted.waitFor();
  await page.waitForLoadState('networkidle');
  const timed = page.evaluate(untilShown, tap.shows);
  await wanted.tap();
  return await timed;
}

/** Navigates without reloading the app. */
export async function goWithin(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page.waitForFunction(isWhole);
}

/** Runs in the page. Whether the screen has loaded completely. */
function isWhole(): boolean {
  const main = document.querySelector('main');
  const isTitled = main?.querySelector('h1') instanceof Element;
  return isTitled && main?.querySelector('[data-part]') === null;
}

/** Runs in the page. From the next click to the frame that shows the text on a complete screen. */
function untilShown(words: string): Promise<number> {
  return new Promise((resolve) => {
    const begin = ({ timeStamp }: Event) => {
      const look = () => {
        const main = document.querySelector('main');
        const isThere = main?.textContent.includes(words) ?? false;
        if (isThere && main?.querySelector('[data-part]') === null) {
          requestAnimationFrame(() => resolve(performance.now() - timeStamp));
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    document.addEventListener('click', begin, { once: true, capture: true });
  });
}
