import type { Page } from 'playwright';
import { percentile, rounded } from '#tests/performance/support/figure.ts';
import type { MeasureScreen } from './support/measure-screen.ts';

const SLOWER = 4;
const GOAL_P75 = 48;
const GOAL_WORST = 100;
/** The shortest duration that the browser's Event Timing API reports. */
const SHORTEST_MS = 16;

/** From an input to the next painted frame, with the CPU slowed down four times. */
export const measureInteractions: MeasureScreen = async (page, { appAddress }) => {
  const session = await page.context().newCDPSession(page);
  await page.addInitScript(noteInteractions, SHORTEST_MS);
  const times: number[] = [];
  for (const [path, act] of visits) {
    await page.goto(`${appAddress}${path}`);
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await act(page);
    await page.waitForTimeout(1000);
    times.push(...(await page.evaluate(interactionTimes)));
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  }
  const how = `${times.length} interactions at CPU x${SLOWER}`;
  const value = (share: number) => rounded(percentile(times, share), 0);
  const what = 'interaction to next paint';
  return [
    { what: `${what}, p75`, value: value(0.75), unit: 'ms', goal: GOAL_P75, how },
    { what: `${what}, worst`, value: value(1), unit: 'ms', goal: GOAL_WORST, how },
  ];
};

type Visit = readonly [path: string, act: (page: Page) => Promise<void>];

/** Typing, choosing, opening and closing, at the pace of a user. */
const visits: readonly Visit[] = [
  ['/invest/1003/0/-', chooseDeposit],
  ['/invest', searchAndNarrow],
  ['/transaction-history', chooseEntries],
  ['/privatemarket/orders', changeTabs],
];

async function chooseDeposit(page: Page): Promise<void> {
  const amount = page.getByRole('textbox', { name: 'Investment Amount' });
  await amount.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('275000', { delay: 120 });
  await page.waitForTimeout(600);
  const tenure = page.getByLabel('Tenure', { exact: true });
  const offered = await tenure
    .locator('option:enabled')
    .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
  for (const value of offered.slice(0, 3)) {
    await tenure.selectOption(value);
    await page.waitForTimeout(500);
  }
  await page.getByRole('button', { name: /see how Maturity amount/ }).tap();
  await page.waitForTimeout(500);
  await page.keyboard.press('Escape');
}

async function searchAndNarrow(page: Page): Promise<void> {
  await page.getByRole('searchbox').first().click();
  await page.keyboard.type('himadri', { delay: 120 });
  await page.waitForTimeout(800);
  for (let times = 0; times < 7; times += 1) await page.keyboard.press('Backspace', { delay: 60 });
}

async function chooseEntries(page: Page): Promise<void> {
  const chips = page.getByRole('radio');
  for (const index of [1, 2, 0]) {
    await chips.nth(index).check({ force: true });
    await page.waitForTimeout(300);
  }
}

async function changeTabs(page: Page): Promise<void> {
  for (const name of ['Past', 'Active', 'Past']) {
    await page.getByRole('tab', { name }).tap();
    await page.waitForTimeout(400);
  }
  await page.getByRole('button', { name: 'Request a share' }).tap();
  await page.getByLabel('Share name').pressSequentially('Ganga', { delay: 100 });
}

/** Runs in the page before its scripts. Records the longest event of each interaction. */
function noteInteractions(durationThreshold: number): void {
  const longest = new Map<number, number>();
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      const id = (entry as unknown as { readonly interactionId: number }).interactionId;
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration));
    }
  }).observe({ type: 'event', buffered: true, durationThreshold } as PerformanceObserverInit);
  Object.assign(window, { longest });
}

/** Runs in the page. Interactions shorter than the reported minimum count as that minimum. */
function interactionTimes(): number[] {
  const { longest } = window as unknown as { readonly longest: Map<number, number> };
  const counted = performance as unknown as { readonly interactionCount?: number };
  const untold = Math.max(0, (counted.interactionCount ?? longest.size) - longest.size);
  return [...longest.values(), ...Array.from({ length: untold }, () => 16)];
}
