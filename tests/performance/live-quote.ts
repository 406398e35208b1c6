import type { Browser, Page } from 'playwright';
import { openContext } from '#tests/support/browser.ts';
import { linkFor } from '#tests/tools/look/look-link.ts';
import { percentile, rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';

const debounceMs = 200;
const amounts = ['150000', '275000'];
const rounds = 20;

/** From the first input event to the new maturity amount on screen, in a real browser. */
export async function measureLiveQuote(
  browser: Browser,
  address: string,
): Promise<readonly Figure[]> {
  const context = await openContext(browser, 'desktop');
  const page = await context.newPage();
  const path = await linkFor(page, address, '/invest/:id/:scheme_master_id/:tag');
  if (path === undefined) throw new Error('no deposit is listed');
  await page.goto(`${address}${path}`);
  await page.waitForLoadState('networkidle');
  const expected = new Map<string, string>();
  for (const amount of amounts) expected.set(amount, await maturityOf(page, amount));
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const amount = amounts[round % amounts.length] ?? '';
    times.push(await timeOf(page, amount, expected.get(amount) ?? ''));
  }
  await context.close();
  const beyond = times.map((time) => time - debounceMs);
  const how = `${rounds} rounds, less ${debounceMs} ms of debounce`;
  return [
    { what: 'input to new quote, median', value: ms(beyond, 0.5), unit: 'ms', goal: 300, how },
    { what: 'input to new quote, worst', value: ms(beyond, 1), unit: 'ms', goal: 300, how },
  ];
}

function ms(values: readonly number[], share: number): number {
  return rounded(percentile(values, share), 0);
}

/** Requests the quote once without timing, to learn the expected text. */
async function maturityOf(page: Page, amount: string): Promise<string> {
  const reply = page.waitForResponse((response) => response.url().endsWith('/calculatefd'));
  await amountField(page).fill(amount);
  const { data } = (await (await reply).json()) as {
    readonly data: { readonly data: { readonly maturity_amount: string } };
  };
  const maturity = `₹${Number(data.data.maturity_amount).toLocaleString('en-IN')}`;
  await page.getByText(maturity).first().waitFor();
  return maturity;
}

async function timeOf(page: Page, amount: string, maturity: string): Promise<number> {
  const timed = page.evaluate(untilShown, maturity);
  await amountField(page).fill(amount);
  return await timed;
}

/** Runs in the page. From the next input event to the frame after the text has appeared. */
function untilShown(text: string): Promise<number> {
  return new Promise((resolve) => {
    document.addEventListener(
      'input',
      () => {
        const startedAt = performance.now();
        const look = () => {
          const isShown = document.querySelector('main')?.textContent.includes(text) ?? false;
          if (isShown) resolve(performance.now() - startedAt);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      { once: true, capture: true },
    );
  });
}

function amountField(page: Page) {
  return page.getByRole('textbox', { name: 'Investment Amount' });
}
