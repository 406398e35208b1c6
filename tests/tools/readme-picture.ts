import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchBrowser, openContext } from '#tests/support/browser.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import { startApp } from '#tests/support/running-app.ts';

const path = join(repositoryRoot, 'tests/e2e/pictures/invest-details.png');

/** Takes the README's screenshot of the details page of a deposit. */
async function takePicture(): Promise<void> {
  ensureBuilt();
  const app = await startApp();
  const browser = await launchBrowser();
  try {
    const page = await (await openContext(browser, 'desktop')).newPage();
    await page.goto(`${app.appAddress}/invest/1003/0/-`);
    await page.getByText('Maturity amount').first().waitFor();
    await page.waitForLoadState('networkidle');
    mkdirSync(dirname(path), { recursive: true });
    await page.screenshot({ path, animations: 'disabled' });
  } finally {
    await browser.close();
    await app.stop();
  }
}

if (import.meta.main) await takePicture();
