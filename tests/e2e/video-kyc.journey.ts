import type { Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '#tests/support/chromium.ts';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const executablePath = findChromium();
test.use({
  launchOptions: {
    // A fake camera with a moving picture; permission is still requested.
    args: [...chromiumFlags, '--use-fake-device-for-media-stream'],
    ...(executablePath ? { executablePath } : {}),
  },
});

async function takePicture(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take picture', disabled: false }).click();
}

test(
  'a video KYC is recorded, sent and reviewed [AP-2.95, FD-2.116]',
  beside,
  async ({ page, app, context, look, signInAs }) => {
    await page.goto('/video-kyc');
    await look(page);
    await steps.press(page, 'Start Video KYC');
    await steps.at(page, '/login');
    await signInAs(page, steps.NEHA);
    await page.goto('/video-kyc');
    await steps.press(page, 'Start Video KYC');
    await expect(page.getByRole('heading', { name: 'Camera access is blocked' })).toBeVisible();
    await look(page);
    await context.grantPermissions(['camera'], { origin: app.appAddress });
    await steps.press(page, 'Try again');
    await expect(steps.heading(page, 'Your face')).toBeFocused();
    await takePicture(page);
    await expect(page.getByRole('img', { name: 'The picture of your face' })).toBeVisible();
    await look(page);
    await steps.press(page, 'Use this picture');
    await expect(steps.heading(page, 'Your signature')).toBeFocused();
    await takePicture(page);
    await steps.press(page, 'Take it again');
    await takePicture(page);
    await steps.press(page, 'Send for review');
    await expect(steps.heading(page, 'Your video KYC is being reviewed')).toBeVisible();
    await look(page);
    const desk = await context.newPage();
    await desk.goto(`${app.thirdPartyAddress}/sandbox/video-kyc`);
    await look(desk);
    await steps.press(desk, 'Reject');
    await page.reload();
    await expect(page.getByText('Please record it again')).toBeVisible();
    await steps.press(page, 'Start Video KYC');
    await takePicture(page);
    await steps.press(page, 'Use this picture');
    await takePicture(page);
    await steps.press(page, 'Send for review');
    await expect(steps.heading(page, 'Your video KYC is being reviewed')).toBeVisible();
    await desk.reload();
    await steps.press(desk, 'Approve');
    await expect(desk.getByText('No video KYC is waiting for review.')).toBeVisible();
    await page.reload();
    await expect(steps.heading(page, 'Your video KYC is approved')).toBeVisible();
    await look(page);
  },
);
