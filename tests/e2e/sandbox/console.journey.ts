import { expect, test } from '#tests/e2e/support/fixtures.ts';

const ARJUN = '9000000001';

test.describe('the console of the sandbox', () => {
  test(
    'builds a fault, filters the desk, sets the deadline of an offer, and links its message',
    async ({ page, app, axe }) => {
      await page.goto(`${app.thirdPartyAddress}/sandbox`);
      await axe(page);
      // A phone shows the longer cards closed.
      await page.getByRole('link', { name: 'Faults' }).click();
      await page.getByLabel('Call', { exact: true }).fill('POST /api/main/products/getfd');
      await page.getByLabel('Status of an error reply').fill('503');
      await page.getByLabel('How many calls').fill('2');
      await page.getByRole('button', { name: 'Add the fault' }).click();
      await expect(page.getByText('The next 2 calls will fail.')).toBeVisible();
      const waiting = page.getByRole('list', { name: 'Waiting faults' });
      await expect(waiting).toHaveText('POST /api/main/products/getfd status 503, 2 calls');
      await page.getByLabel('What goes wrong').selectOption('No reply (timeout)');
      await expect(page.getByLabel('Status of an error reply')).toBeHidden();
      await axe(page);
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await expect(page.getByText('No faults are set.')).toBeVisible();

      await page.getByRole('link', { name: 'Desk', exact: true }).click();
      const orders = page.getByRole('list', { name: /^Waiting orders/ });
      await expect(orders.getByRole('listitem').first()).toBeVisible();
      await page.getByLabel('Investor', { exact: true }).fill('9999999999');
      await expect(page.getByText('No orders are waiting for the desk.')).toBeVisible();
      await page.getByLabel('Investor', { exact: true }).fill(ARJUN);
      const offer = page.getByRole('button', { name: 'Offer', exact: true });
      const offered = orders.getByRole('listitem').filter({ has: offer }).first();
      await offered.getByLabel(/^Price in rupees to offer/).fill('1234');
      await offered.getByLabel(/^Minutes to accept the offer/).fill('90');
      await offered.getByRole('button', { name: 'Offer', exact: true }).click();
      await expect(page.getByText('The offer is on the phone.')).toBeVisible();
      const link = page.getByRole('list', { name: /^Messages/ }).getByRole('link').first();
      await expect(link).toHaveAttribute('href', /^http:.*\/privatemarket\/orders$/);
      await expect(link).toHaveAttribute('rel', 'noopener');
      await page.getByRole('link', { name: 'Magic values' }).click();
      await expect(page.getByRole('heading', { name: 'Magic values' })).toBeInViewport();
    },
  );
});

test.describe('the story of the console', () => {
  test('is played step by step, can be stopped, and names the step that fails', async ({
    page,
    app,
    axe,
    watched,
  }) => {
    test.slow();
    watched.expectRefusal({ path: '/sandbox/api/story/kyc', status: 502 });
    await page.goto(`${app.thirdPartyAddress}/sandbox`);
    const steps = page.getByRole('list', { name: 'Steps of the story' }).getByRole('listitem');
    const play = page.getByRole('button', { name: 'Play the whole story' });
    const end = page.getByRole('status').filter({ hasText: 'story' });
    const fail = async (kind: string) => {
      const body = { route: 'POST /api/main/onboarding/savepan', kind, times: 1 };
      const reply = await page.request.post(`${app.thirdPartyAddress}/sandbox/api/faults`, {
        data: { ...body, ...(kind === 'slow' && { milliseconds: 10_000 }) },
      });
      expect(reply.ok()).toBe(true);
    };

    await fail('status');
    await play.click();
    const failed = page.getByText('Step 2 of 14 failed: Complete the KYC.');
    await expect(failed).toBeVisible();
    await expect(steps).toHaveCount(2);
    await expect(steps.last()).toContainText('/api/main/onboarding/savepan answered 500');
    await expect(play).toBeVisible();

    await fail('slow');
    await play.click();
    await expect(steps).toHaveCount(2);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(page.getByText('Step 2 of 14 was stopped: Complete the KYC.')).toBeVisible();
    await expect(play).toBeFocused();

    await play.click();
    await expect(end).toContainText('The story is complete.', { timeout: 60_000 });
    await expect(steps).toHaveCount(14);
    await expect(steps.first()).toContainText(/Signed up as 97\d{8}\./);
    await page.emulateMedia({ colorScheme: 'dark' });
    await axe(page);
  });
});
