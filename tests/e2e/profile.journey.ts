import type { Page } from '@playwright/test';
import { beside, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const FAILED = 'Image upload failed: File size must be 2 MB or less, or something went wrong.';

/** A photo of more than 2 MB, drawn in the page so that the browser can read it. */
async function photo(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1600;
    canvas.height = 800;
    const context = canvas.getContext('2d');
    const noise = new ImageData(1600, 800);
    // PNG cannot compress the numbers of a linear congruential generator.
    let seed = 1;
    noise.data.forEach((_, at, data) => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      data[at] = at % 4 === 3 ? 255 : seed >>> 24;
    });
    context?.putImageData(noise, 0, 0);
    return canvas.toDataURL('image/png');
  });
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

async function choose(page: Page, buffer: Buffer, name = 'me.png'): Promise<void> {
  const file = { name, mimeType: 'image/png', buffer };
  await page.getByLabel('Picture file').setInputFiles(file);
}

test(
  'an investor edits the profile, and deletes the account [AP-5.32, AP-7.69, AP-8.26, AP-8.27]',
  beside,
  async ({ page, control, newMobile, signInAs, traces, look, watched }) => {
    watched.expectRefusal({ path: '/profile/changeemail', status: 403 });
    watched.expectRefusal({ path: '/profile/exportdata', status: 403 });
    watched.expectRefusal({ path: '/investor/delete', status: 403 });
    const mobile = newMobile();
    await signInAs(page, mobile);
    await page.goto('/profile');
    await steps.heading(page, 'Profile').waitFor();
    await look(page);

    await choose(page, Buffer.from('%PDF-1.7 no picture'));
    await expect(page.getByText(FAILED)).toBeVisible();
    const large = await photo(page);
    expect(large.length).toBeGreaterThan(2 * 1024 * 1024);
    await choose(page, large);
    await expect(page.getByRole('dialog', { name: 'Your picture' })).toBeVisible();
    await look(page);
    await page.getByRole('radio', { name: 'Show all' }).check();
    await steps.press(page, 'Save picture');
    await expect(page.getByText('Profile image updated successfully')).toBeVisible();
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/);
    await expect(picture).toHaveJSProperty('naturalWidth', 320);
    await page.reload();
    await expect(picture).toHaveAttribute('src', /^data:image\/jpeg/);
    await page.getByText('What counts').click();
    await expect(page.getByText('Bank account, still missing')).toBeVisible();

    const email = `asha${mobile}@mail.example`;
    traces.guard('email address', email);
    await page.getByRole('link', { name: /^Email address/ }).click();
    await page.getByLabel('New email address').fill(email);
    const earlier = (await control.messagesTo(mobile)).length;
    await steps.press(page, 'Send code');
    const byPhone = page.getByRole('dialog', { name: 'Confirm with your phone' });
    await byPhone.waitFor();
    await look(page);
    await byPhone.getByLabel('Code from the SMS').fill(await control.otpFor(mobile, earlier));
    await byPhone.getByRole('button', { name: 'Confirm' }).click();
    await page.getByLabel('Code', { exact: true }).waitFor();
    await look(page);
    await page.getByLabel('Code', { exact: true }).fill(await control.otpFor(email));
    await steps.press(page, 'Change email address');
    await steps.at(page, '/profile');

    await page.getByRole('link', { name: /^Sign-ins and activity/ }).click();
    await expect(page.getByText('This device')).toBeVisible();
    await expect(page.getByText('Email address changed')).toBeVisible();
    await look(page);
    await page.goBack();

    await page.getByRole('link', { name: /^Privacy and your data/ }).click();
    await page.getByRole('switch', { name: 'I agree' }).click();
    await expect(page.getByText(/^You agreed on/)).toBeVisible();
    await look(page);
    const download = page.waitForEvent('download');
    const sent = (await control.messagesTo(mobile)).length;
    await steps.press(page, 'Download my data');
    await byPhone.waitFor();
    await look(page);
    await byPhone.getByLabel('Code from the SMS').fill(await control.otpFor(mobile, sent));
    await byPhone.getByRole('button', { name: 'Confirm' }).click();
    expect((await download).suggestedFilename()).toBe('my-vriddhi-data.json');
    await steps.press(page, 'Delete account');
    await steps.press(page, 'Continue');
    await look(page);
    const before = (await control.messagesTo(mobile)).length;
    await steps.press(page, 'Delete my account');
    await byPhone.waitFor();
    await look(page);
    await byPhone.getByLabel('Code from the SMS').fill(await control.otpFor(mobile, before));
    await byPhone.getByRole('button', { name: 'Confirm' }).click();
    await steps.at(page, '/login');
  },
);
