import type { Page } from '@playwright/test';
import * as checks from './accessibility-checks.ts';
import { exhaustive, expect, test } from '#tests/e2e/support/fixtures.ts';

/** A defect that the test adds to a page, and the check that must find it. */
interface Defect {
  readonly name: string;
  readonly check: (page: Page) => Promise<void>;
  readonly tag: string;
  readonly text?: string;
  readonly style: Readonly<Record<string, string>>;
  readonly message: RegExp;
}

const DEFECTS: readonly Defect[] = [
  {
    name: 'a button without a name',
    check: checks.expectNames,
    tag: 'button',
    style: { width: '44px', height: '44px' },
    message: /without a name/,
  },
  {
    name: 'a second first heading',
    check: checks.expectNames,
    tag: 'h1',
    text: 'Another',
    style: {},
    message: /toHaveCount/,
  },
  {
    name: 'a line that does not break',
    check: checks.expectReflow,
    tag: 'p',
    text: 'wide '.repeat(400),
    style: { whiteSpace: 'nowrap' },
    message: /wide/,
  },
  {
    name: 'a button that is drawn by its colour alone',
    check: checks.expectForcedColours,
    tag: 'button',
    style: { width: '44px', height: '44px', border: '0', background: 'green' },
    message: /cannot be made out/,
  },
  {
    name: 'a stop that is cut away',
    check: checks.expectWayByKeyboard,
    tag: 'button',
    text: 'Unseen',
    style: { clipPath: 'inset(50%)' },
    message: /cannot be seen/,
  },
  {
    name: 'a stop under a bar',
    check: checks.expectWayByKeyboard,
    tag: 'button',
    text: 'Under',
    style: { position: 'fixed', bottom: '0', left: '0', zIndex: '-1' },
    message: /cannot be seen/,
  },
];

test(
  'each check of a page fails for its defect',
  exhaustive,
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await checks.openWhole(page, '/fd-finder');
    for (const { name, check, message, ...defect } of DEFECTS) {
      await check(page);
      await page.evaluate(plant, defect);
      await expect(check(page), name).rejects.toThrow(message);
      await page.evaluate(() => document.querySelector('#planted')?.remove());
      await page.emulateMedia({ forcedColors: 'none' });
      await page.setViewportSize({ width: 1280, height: 800 });
    }
    await checks.expectStillness(page);
    await page.evaluate(() => {
      const frames = [{ translate: '0' }, { translate: '9px' }];
      document.querySelector('h1')?.animate(frames, { duration: 1000, iterations: Infinity });
    });
    await expect(checks.expectStillness(page)).rejects.toThrow(/less motion/);
  },
);

test('a keyboard trap is detected', exhaustive, async ({ page }) => {
  await checks.openWhole(page, '/fd-finder');
  await page.evaluate(() => {
    document.addEventListener('focusout', () => document.querySelector('a')?.focus());
  });
  await expect(checks.expectWayByKeyboard(page)).rejects.toThrow(/come to an end/);
});

function plant({ tag, text, style }: Pick<Defect, 'tag' | 'text' | 'style'>): void {
  const planted = document.createElement(tag);
  planted.id = 'planted';
  planted.textContent = text ?? '';
  Object.assign(planted.style, style);
  document.querySelector('main')?.append(planted);
}
