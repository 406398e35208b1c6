import type { Page } from '@playwright/test';

/** Blocks requests that match a pattern until the returned function is called. */
export async function heldBack(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

export const scriptsHeldBack = (page: Page) => heldBack(page, '**/assets/*.js');
