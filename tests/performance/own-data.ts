import type { BrowserContext } from 'playwright';
import { launchBrowser, openContext } from '#tests/support/browser.ts';
import { controlOf } from '#tests/support/control.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { type Figure, percentile, rounded } from '#tests/performance/support/figure.ts';

const LOADS = 5;
/** The sample investor with a long history. */
const DEMO = '9000000001';
/** Lighthouse's phone profile with applied throttling. */
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** The data for which an investor opens a screen: an element that contains a text. */
interface OwnData {
  readonly path: string;
  readonly selector: string;
  readonly text: RegExp;
}

const AMOUNT = /₹\s?[1-9]/u;
const RATE = /\d\.\d\d\s?%/u;
const screens: readonly OwnData[] = [
  { path: '/dashboard', selector: '#app main', text: AMOUNT },
  { path: '/invest', selector: '#app main', text: RATE },
  { path: '/invest/1003/0/-', selector: '#app main table', text: RATE },
  { path: '/privatemarket/listing', selector: '#app main', text: AMOUNT },
];

/**
 * The time until an investor's or a screen's own data is painted: the first amount of the
 * dashboard, the first rate of the list, the rate table, the first price. The prerendered page
 * contains none of them. Each load has an empty cache.
 */
export async function measureOwnData(app: RunningApp): Promise<readonly Figure[]> {
  const browser = await launchBrowser();
  try {
    const context = await openContext(browser, 'phone');
    const control = controlOf(app.thirdPartyAddress);
    await signIn(await context.newPage(), { address: app.appAddress, control }, DEMO);
    const paints = new Map(screens.map((screen) => [screen, [] as number[]]));
    for (let load = 0; load < LOADS; load += 1) {
      for (const [screen, times] of paints) times.push(await paintOf(screen, context, app));
    }
    return Array.from(paints, ([{ path }, times]) => ({
      what: `${path}: own data, applied`,
      value: rounded(percentile(times, 0.5) / 1000, 2),
      unit: 's',
      goal: 2.6,
      how: times.map((time) => rounded(time / 1000, 2)).join(' '),
    }));
  } finally {
    await browser.close();
  }
}

/** Milliseconds from the navigation to the frame after the element contains the text. */
async function paintOf(
  { path, selector, text }: OwnData,
  context: BrowserContext,
  app: RunningApp,
): Promise<number> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    await page.addInitScript(noteOwnData, { selector, pattern: text.source });
    await page.goto(`${app.appAddress}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('own-data').length > 0);
    return await page.evaluate(() => performance.getEntriesByName('own-data')[0]?.startTime ?? 0);
  } finally {
    await page.close();
  }
}

/** Runs in the page: marks the first frame in which the element contains the text. */
function noteOwnData({ selector, pattern }: { selector: string; pattern: string }): void {
  const text = new RegExp(pattern, 'u');
  const observer = new MutationObserver(() => {
    const found = Array.from(document.querySelectorAll(selector));
    if (!found.some((element) => text.test(element.textContent))) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('own-data')));
  });
  observer.observe(document, { childList: true, subtree: true, characterData: true });
}
