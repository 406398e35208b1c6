import { expect, test } from '#tests/e2e/support/fixtures.ts';

test('the API page finds a call and shows an example', async ({ page, app, axe }) => {
  await page.goto(`${app.thirdPartyAddress}/sandbox/openapi`);
  await page.getByRole('searchbox').fill('nominees post');
  await expect(page.getByRole('status')).toHaveText(/^\d of \d+ calls$/);
  await expect(page.getByRole('heading', { name: 'Platform' })).toBeHidden();
  const call = page.getByRole('group').filter({ hasText: '/api/main/investment/updatenominees' });
  await call.locator('summary').first().click();
  await expect(call.getByRole('heading', { name: 'Request, example' })).toBeVisible();
  await expect(call.getByText('"nominee_data_xml"').first()).toBeVisible();
  await axe(page);
});
