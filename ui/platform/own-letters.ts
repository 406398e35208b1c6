/** The fonts of `--font-display` and `--font-text`. */
const FONTS = ['1em Bricolage Grotesque Display', '1em Figtree Variable'];

/** What waits for ever does not keep our letters away. */
const PATIENCE_MILLISECONDS = 3000;

/**
 * What the first screen shows goes before our letters, see `front/first-paint.ts`. They are fetched
 * first, as far as the page has letters of them, and shown together.
 */
export async function showOwnLetters(): Promise<void> {
  const page = document.documentElement;
  if (page.dataset['lettered'] !== undefined) return;
  await nothingWaits();
  const text = document.body.textContent;
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, text)));
  page.dataset['lettered'] = '';
}

/** No part of the screen is still on its way. */
async function nothingWaits(): Promise<void> {
  const waits = () => document.querySelector('#app [data-shape]') !== null;
  if (!waits()) return;
  await new Promise<void>((over) => {
    const observer = new MutationObserver(() => {
      if (!waits()) end();
    });
    const end = () => {
      observer.disconnect();
      over();
    };
    observer.observe(document.body, { childList: true, subtree: true });
    setTimeout(end, PATIENCE_MILLISECONDS);
  });
}
