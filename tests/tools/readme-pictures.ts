import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { launchBrowser, openContext } from '#tests/support/browser.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { controlOf } from '#tests/support/control.ts';
import { startApp } from '#tests/support/running-app.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

const folder = join(repositoryRoot, 'tests/e2e/pictures');
/** The sample investor with a long history. */
const DEMO = '9000000001';

/** The screens of the README: file name and address. */
const pictures = [
  ['deposits', '/invest'],
  ['deposit', '/invest/1003/0/-'],
  ['company', '/pre-ipo-details?pre_ipo_stock_id=104&domain_name=nilgiridiagnostics.example'],
] as const;

/** Takes the screenshots of the README at desktop size. */
async function takePictures(): Promise<void> {
  ensureBuilt();
  const app = await startApp();
  const browser = await launchBrowser();
  try {
    const page = await (await openContext(browser, 'desktop')).newPage();
    await signIn(
      page,
      { address: app.appAddress, control: controlOf(app.thirdPartyAddress) },
      DEMO,
    );
    mkdirSync(folder, { recursive: true });
    for (const picture of pictures) await takePicture(page, app.appAddress, picture);
  } finally {
    await browser.close();
    await app.stop();
  }
}

async function takePicture(
  page: Page,
  appAddress: string,
  [name, address]: (typeof pictures)[number],
): Promise<void> {
  await page.goto(`${appAddress}${address}`);
  await page.waitForLoadState('networkidle');
  await page.locator('html[data-fonts-loaded]').waitFor({ state: 'attached' });
  await page.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled' });
}

if (import.meta.main) await takePictures();
