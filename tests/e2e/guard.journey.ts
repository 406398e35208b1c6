import type { Page } from '@playwright/test';
import { expect, once, test } from '#tests/e2e/support/fixtures.ts';

/** Errors that a page can cause, and the text of the guard's report. */
const wrongs: readonly (readonly [string, RegExp, () => unknown])[] = [
  [
    'a violation of the content security policy',
    /content security policy\] img-src/,
    () => {
      const image = document.createElement('img');
      image.src = 'https://elsewhere.example/picture.png';
      document.body.append(image);
    },
  ],
  [
    'text that a script turns into markup',
    /content security policy\] require-trusted-types-for/,
    () => {
      try {
        document.createElement('div').innerHTML = '<b>x</b>';
      } catch {
        // The image is blocked and reported as a violation.
      }
    },
  ],
  [
    'an error that nobody catches',
    /page error: .*on purpose/,
    () => {
      setTimeout(() => {
        throw new Error('on purpose');
      }, 0);
    },
  ],
  [
    'a promise that nobody waits for',
    /unhandled rejection\] .*on purpose/,
    () => {
      void Promise.reject(new Error('on purpose'));
    },
  ],
  ['a call that is refused without being announced', /status of 404/, callNowhere],
];

for (const [name, words, doWrong] of wrongs) {
  test(`a journey fails on ${name}`, once, async ({ page, watched }) => {
    await openLogin(page);
    await page.evaluate(doWrong);
    await expect.poll(() => watched.problems()).toContainEqual(expect.stringMatching(words));
    // From here on the test must fail, because the guard expects no problem at its end.
    test.fail();
  });
}

test('a journey fails on a finding of axe', once, async ({ page, axe }) => {
  await openLogin(page);
  await page.evaluate(() => {
    const nameless = document.createElement('button');
    document.body.append(nameless);
    document.documentElement.removeAttribute('lang');
  });
  await expect(axe(page)).rejects.toThrow(/button-name[\s\S]*html-has-lang/);
});

test('a journey does not fail on an expected refusal', once, async ({ page, watched }) => {
  watched.expectRefusal({ path: '/no-such-call', status: 404 });
  await openLogin(page);
  await page.evaluate(callNowhere);
});

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await page.getByRole('heading', { level: 1 }).waitFor();
}

async function callNowhere(): Promise<void> {
  await fetch('/api/main/no-such-call');
}
