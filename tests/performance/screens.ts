import { launchBrowser, openContext } from '../tools/browser.ts';
import { ensureBuilt } from '../tools/built.ts';
import { controlOf } from '../tools/control.ts';
import { startApp } from '../tools/running-app.ts';
import { signIn } from '../tools/sign-in.ts';
import type { Figure } from './figure.ts';
import { measureInteractions } from './interactions.ts';
import { measureLongLists } from './long-lists.ts';
import { measureMemory } from './memory.ts';
import { measureTaps } from './taps.ts';

/** Of the sample world: the one with the long history. */
const DEMO = '9000000001';

/** What a person feels of the app once it is there, on a phone, in a real browser. */
export async function measureScreens(): Promise<readonly Figure[]> {
  ensureBuilt();
  const app = await startApp();
  const browser = await launchBrowser();
  const control = controlOf(app.outsideAddress);
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
