import type { Page } from 'playwright';
import { rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import type { MeasureScreen } from './support/measure-screen.ts';
import { goWithin } from './taps.ts';

const GOAL_MS = 50;
const SCHEMES = 2000;
const HOLDINGS = 5000;
const PORTFOLIO = '**/api/main/investment/getportfolio';

/** The longest task, during which the page could not react to input. */
export const measureLongLists: MeasureScreen = async (page, { appAddress, thirdPartyAddress }) => {
  await page.request.post(`${thirdPartyAddress}/sandbox/api/catalogue`, {
    data: { schemes: SCHEMES },
  });
  await page.addInitScript(noteLongTasks);
  return [
    ...(await measureSchemes(page, appAddress)),
    ...(await measureHoldings(page, appAddress)),
  ];
};

async function measureSchemes(page: Page, appAddress: string): Promise<readonly Figure[]> {
  await page.goto(`${appAddress}/fd-finder`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await forgetTasks(page);
  await goWithin(page, '/invest?insured=yes&sort=highest-rate');
  const cards = page.locator('main li h2');
  for (const count of [20, 30, 40, 50, 60]) {
    await page.getByRole('button', { name: 'Show more' }).click();
    await cards.nth(count - 1).waitFor();
  }
  await page.mouse.wheel(0, 4000);
  await page.waitForTimeout(500);
  const what = `longest task, list of ${SCHEMES} schemes`;
  return [{ what, value: await longestTask(page), unit: 'ms', goal: GOAL_MS }];
}

/** Repeats the rows of the real reply to get a long list. */
async function measureHoldings(page: Page, appAddress: string): Promise<readonly Figure[]> {
  await page.route(PORTFOLIO, async (route) => {
    const reply = await route.fetch();
    const body = (await reply.json()) as { readonly data: readonly object[] };
    const data = Array.from({ length: HOLDINGS }, (_, index) => ({
      ...body.data[index % body.data.length],
      fd_investment_id: 100_000 + index,
    }));
    await route.fulfill({ response: reply, json: { ...body, data } });
  });
  await page.goto(`${appAddress}/fd-finder`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await forgetTasks(page);
  const startedAt = performance.now();
  await goWithin(page, '/portfolio');
  await page.getByText(/Your Fixed Deposits/).waitFor();
  const shownMs = performance.now() - startedAt;
  for (const count of [100, 150]) {
    await page.getByRole('button', { name: 'Show more' }).first().tap();
    await page
      .getByRole('list', { name: 'Running deposits' })
      .getByRole('listitem')
      .nth(count - 1)
      .waitFor();
  }
  const what = `longest task, portfolio of ${HOLDINGS} deposits`;
  const how = `its head after ${rounded(shownMs, 0)} ms`;
  return [{ what, value: await longestTask(page), unit: 'ms', goal: GOAL_MS, how }];
}

async function forgetTasks(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks.splice(0));
}

async function longestTask(page: Page): Promise<number> {
  await page.waitForTimeout(300);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  return rounded(Math.max(0, ...tasks), 0);
}

/** Runs in the page before its scripts. */
function noteLongTasks(): void {
  const tasks: number[] = [];
  Object.assign(window, { tasks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}
