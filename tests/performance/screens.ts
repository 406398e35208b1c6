import { launchBrowser, openContext } from '#tests/support/browser.ts';
import { ensureBuilt } from '#tests/support/built.ts';
import { controlOf } from '#tests/support/control.ts';
import { startApp } from '#tests/support/running-app.ts';
import { signIn } from '#tests/support/sign-in.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { measureInteractions } from './interactions.ts';
import { measureLongLists } from './long-lists.ts';
import { measureMemory } from './memory.ts';
import { measureTaps } from './taps.ts';

/** The sample investor with a long history. */
const DEMO = '9000000001';

/** Responsiveness of the loaded app, on a phone in a real browser. */
export async function measureScreens(): Promise<readonly Figure[]> {
  ensureBuilt();
  const app = await startApp();
  const browser = await launchBrowser();
  const control = controlOf(app.thirdPartyAddress);
  await control.deskByItself(false);
  const figures: Figure[] = [];
  try {
    for (const measure of [measureTaps, measureMemory, measureInteractions, measureLongLists]) {
      const context = await openContext(browser, 'phone');
      const page = await context.newPage();
      await signIn(page, { address: app.appAddress, control }, DEMO);
      figures.push(...(await measure(page, app)));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
    await app.stop();
  }
}
