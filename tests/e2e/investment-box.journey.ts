import { both, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

test('an order has the amount that was typed just before the press', async ({
  page,
  isMobile,
  signInAs,
}) => {
  await signInAs(page, steps.LEELA);
  const bar = page.getByRole('link', { name: 'Change the amount' }).locator('xpath=../..');
  const presses: [amount: string, shown: string, press: () => Promise<void>][] = [
    ['210000', '₹2,10,000', () => steps.proceed(page)],
    ['220000', '₹2,20,000', () => page.keyboard.press('Enter')],
  ];
  if (isMobile) {
    presses.push(['230000', '₹2,30,000', () => bar.getByRole('button', { name: 'Proceed' }).tap()]);
  }
  for (const [amount, shown, press] of presses) {
    await page.goto(steps.depositPage);
    await steps.typeAmount(page, amount);
    await press();
    await steps.at(page, '/preview-maturity-action');
    await expect(page.getByText(shown).first()).toBeVisible();
  }
});

test('the box sticks on wide screens, and comes first on phones [FD-2.63, FD-2.64]', both, async ({
  page,
  isMobile,
}) => {
  await page.goto('/invest/1013/0/-');
  const box = page.getByRole('region', { name: 'Your investment' });
  const lastPart = page.getByRole('heading', { name: 'Safety & Trust' });
  await lastPart.waitFor();
  const placeOf = async (part: typeof box) => {
    const place = await part.boundingBox();
    if (place === null) throw new Error('it has no place on the page');
    return place;
  };
  const table = page.getByRole('heading', { name: 'Tenure and returns' });
  if (isMobile) {
    await expect(box.getByLabel('Investment Amount')).toBeInViewport();
    const parts = [page.getByRole('heading', { level: 1 }), box, table].map(placeOf);
    const tops = (await Promise.all(parts)).map(({ y }) => y);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    await lastPart.scrollIntoViewIfNeeded();
    await expect(box.getByLabel('Investment Amount')).not.toBeInViewport();
    // A bar keeps the result and the button in view.
    const change = page.getByRole('link', { name: 'Change the amount' });
    const bar = change.locator('xpath=../..');
    await expect(bar.getByText('₹1,29,182')).toBeInViewport();
    await expect(bar.getByRole('button', { name: 'Proceed' })).toBeInViewport();
    await change.click();
    await expect(box.getByLabel('Investment Amount')).toBeInViewport();
    return;
  }
  expect((await placeOf(box)).x).toBeGreaterThan((await placeOf(table)).x);
  await lastPart.scrollIntoViewIfNeeded();
  await expect(table).not.toBeInViewport();
  await expect(box).toBeInViewport();
});
