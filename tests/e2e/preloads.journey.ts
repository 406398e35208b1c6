import type { Page } from '@playwright/test';
import { expect, once, test } from './fixtures.ts';
import * as steps from './steps.ts';

/** What the page of this address asks for while none of its first scripts has come. */
async function askedAtFirst(page: Page, path: string): Promise<readonly string[]> {
  const asked: string[] = [];
  await page.route(/\/assets\/(platform|app)-[^/]+\.js$/, () => {});
  page.on('request', (request) => {
    const [, file] = /\/assets\/(.+)-[\w-]{8}\.(?:js|css)$/.exec(request.url()) ?? [];
    if (file !== undefined) asked.push(file);
  });
  await page.goto(path, { waitUntil: 'commit' });
  // The last that the page names itself: what its script asks for was asked before.
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBe(1);
  return asked;
}

test(
  'the files of a screen are asked for before any script has come',
  once,
  async ({ page, signInAs }) => {
    await signInAs(page, steps.LEELA);
    const dashboard = await askedAtFirst(await page.context().newPage(), '/Dashboard');
    expect(dashboard).toEqual(expect.arrayContaining(['kit', 'deposits', 'holdings', 'dashboard']));
    const deposit = await askedAtFirst(await page.context().newPage(), steps.depositPage);
    expect(deposit).toEqual(expect.arrayContaining(['kit', 'deposits', 'details', 'charts']));
    expect(deposit).not.toContain('dashboard');
  },
);

test(
  'a visitor is asked to sign in, and takes no file of what is behind',
  once,
  async ({ page }) => {
    const asked = await askedAtFirst(page, '/dashboard');
    expect(asked.filter((file) => !/^(rolldown-runtime|platform|app)$/.test(file))).toEqual([]);
  },
);
