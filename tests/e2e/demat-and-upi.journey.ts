import type { Page } from '@playwright/test';
import { jpegFile, pdfFile } from '#tests/arbitraries/picture-files.ts';
import { beside, exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';
import * as steps from '#tests/e2e/support/steps.ts';

const NUMBER = 'IN30077351920648';
const MISMATCH = /^The name does not match the PAN card\./;

const cml = (page: Page) => page.getByLabel('Client master list (CML)');

/** Drops a file on the upload field, as from the device's file manager. */
async function drop(page: Page, name: string, bytes: Uint8Array): Promise<void> {
  const data = await page.evaluateHandle(
    ([fileName, content]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(content)], fileName));
      return transfer;
    },
    [name, [...bytes]] as const,
  );
  await cml(page).dispatchEvent('drop', { dataTransfer: data });
}

test(
  'a demat account is added with its client master list [AP-2.53, AP-2.54, AP-4.39, AP-2.61]',
  beside,
  async ({ page, signInAs, newMobile, look, traces }) => {
    traces.guard('demat number', NUMBER);
    await signInAs(page, newMobile());
    await page.goto('/add-demat-account');
    await look(page);
    await page.getByLabel('Demat account number').fill(NUMBER);
    await cml(page).setInputFiles({
      name: 'statement.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('MZ not a document at all'),
    });
    await expect(page.getByText(/^Invalid file type\./)).toBeVisible();
    await look(page);
    await drop(page, 'photo of my CML.png', jpegFile({ note: 'taken at home' }));
    await expect(page.getByText('photo of my CML.png')).toBeVisible();
    await steps.press(page, 'Remove the file');
    const chooser = page.waitForEvent('filechooser');
    await cml(page).click();
    await (
      await chooser
    ).setFiles({
      name: 'cml.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfFile()),
    });
    await look(page);
    await steps.press(page, 'Continue');
    await steps.at(page, '/disclaimer');
    await look(page);
    await steps.press(page, 'I Agree');
    await page.waitForURL((url) => url.pathname !== '/disclaimer');
    await page.goto('/add-demat-account');
    await expect(page.getByText('xxxxxxxxxxxx0648')).toBeVisible();
    await look(page);
    const download = page.waitForEvent('download');
    await steps.press(page, 'Download CML');
    expect((await download).suggestedFilename()).toBe('cml.pdf');
  },
);

test(
  'a bank account is linked by UPI, after one with another name [AP-4.32, AP-4.33]',
  exhaustive,
  async ({ page, context, signInAs, newMobile, look }) => {
    await signInAs(page, newMobile());
    await page.goto('/add-bank-account');
    await page.getByRole('radio', { name: 'By UPI' }).check();
    const pay = async (choice: string) => {
      await steps.press(page, 'Verify by UPI');
      await look(page);
      const opened = context.waitForEvent('page');
      await page.getByRole('link', { name: 'Pay in the sandbox' }).click();
      const app = await opened;
      await steps.press(app, choice);
      await expect(app.getByRole('heading', { name: 'Done' })).toBeVisible();
      await app.close();
    };
    await pay('Pay from another person’s account');
    await expect(page.getByText(MISMATCH)).toHaveCount(1);
    await look(page);
    await pay('Pay from my own account');
    await expect(page.getByText('Your bank account is verified')).toBeVisible();
    await steps.at(page, '/');
  },
);
