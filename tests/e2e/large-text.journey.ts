import { openSettled, openWhole } from './accessibility/accessibility-checks.ts';
import { controlFindings, largeTextFindings } from './accessibility/large-text-findings.ts';
import { expect, test } from '#tests/e2e/support/fixtures.ts';
import {
  at,
  booking,
  confirmMaturity,
  enterNominee,
  LEELA,
  makePayment,
  payEnding,
  press,
  toOrderSummary,
} from '#tests/e2e/support/steps.ts';
import type { Page } from '@playwright/test';

const company = 'pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example';
const DEMO = '9000000001';
/** Screens that investors open often, and those with the longest amounts. */
const SCREENS = {
  Home: { as: DEMO, at: ['/', '/dashboard', '/activity', '/profile', '/profile/bank'] },
  'the deposits': {
    as: DEMO,
    at: [
      '/invest',
      '/invest/1003/0/-',
      '/portfolio',
      '/portfolio/insurance-cover',
      '/portfolio/tax-at-source',
      '/portfolio/held-elsewhere',
      '/transaction-history',
    ],
  },
  'the shares': {
    as: DEMO,
    at: [
      '/privatemarket/listing',
      '/privatemarket/listing?tab=basket',
      `/pre-ipo-details?${company}`,
      '/basket-details?basket_id=203',
      '/privatemarket/portfolio',
      '/privatemarket/sell',
    ],
  },
  'the orders and lists': {
    as: DEMO,
    at: [
      '/privatemarket/orders',
      '/privatemarket/watchlist',
      '/earn-rewards',
      '/add-nomination',
      '/profile/details/1',
    ],
  },
  'the first screens': {
    as: undefined,
    at: ['/dashboard', '/earn-rewards', '/privatemarket/portfolio', '/declaration'],
  },
  'the steps before a booking': {
    as: undefined,
    at: ['/kyc', '/add-bank-account', '/add-demat-account', '/personal-info', '/disclaimer'],
  },
};
const PHONES = [
  { width: 280, text: '100%' },
  { width: 320, text: '100%' },
  { width: 390, text: '200%' },
];

for (const [name, { as, at: addresses }] of Object.entries(SCREENS)) {
  test(`on small phones and with large text, nothing of ${name} breaks or is cut`, async ({
    page,
    signInAs,
    newMobile,
  }) => {
    await signInAs(page, as ?? newMobile());
    const findings: string[] = [];
    for (const address of addresses) {
      await page.setViewportSize({ width: 390, height: 844 });
      await openSettled(page, address);
      findings.push(...(await findingsOn(page, address)));
    }
    expect(findings).toEqual([]);
  });
}

/** For an investor whose booking needs a nominee, a declaration and a payment. */
test('on small phones and with large text, nothing of a booking breaks or is cut', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, LEELA);
  await toOrderSummary(page);
  const findings = await findingsOn(page, 'the order summary');
  await page.setViewportSize({ width: 390, height: 844 });
  await makePayment(page);
  await at(page, `/add-nomination${booking}`);
  findings.push(...(await findingsOn(page, 'the nominee')));
  await page.setViewportSize({ width: 390, height: 844 });
  await enterNominee(page);
  await press(page, 'Save nominee');
  await payEnding(page, 'succeeded');
  await at(page, '/maturity-action');
  await page.getByRole('button', { name: 'Confirm' }).waitFor();
  findings.push(...(await findingsOn(page, 'the maturity')));
  await page.setViewportSize({ width: 390, height: 844 });
  await confirmMaturity(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  findings.push(...(await findingsOn(page, 'the proof')));
  expect(findings).toEqual([]);
});

/** What breaks, sticks out or is cut at the sizes of small phones. */
async function findingsOn(page: Page, name: string): Promise<string[]> {
  const findings: string[] = [];
  for (const { width, text } of PHONES) {
    await page.setViewportSize({ width, height: 844 });
    const found = await page.evaluate(largeTextFindings, text);
    found.push(...(await page.evaluate(controlFindings)));
    findings.push(...found.map((finding) => `${name}: ${finding} at ${width}, ${text}`));
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return findings;
}

test('on a phone, the checkbox of a deposit touches no text', async ({ page, signInAs }) => {
  await signInAs(page, DEMO);
  await openWhole(page, '/invest');
  expect(await page.getByRole('checkbox', { name: /^Compare/ }).count()).toBeGreaterThan(3);
  expect(await page.evaluate(textsAtCheckboxes)).toEqual([]);
});

/** Runs in the page. Returns the texts whose lines overlap a checkbox. */
function textsAtCheckboxes(): string[] {
  const checkboxes = [...document.querySelectorAll('main input[type=checkbox]')];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const touching: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    if (!node.parentElement?.closest('main tr')) continue;
    range.selectNodeContents(node);
    const lines = [...range.getClientRects()];
    const isTouching = checkboxes.some((checkbox) => {
      const { left, right, top, bottom } = checkbox.getBoundingClientRect();
      return lines.some(
        (line) =>
          line.left < right && line.right > left && line.top < bottom && line.bottom > top,
      );
    });
    if (isTouching) touching.push(node.data);
  }
  return touching;
}
