/** The fonts of `--font-display` and `--font-text`. */
const FONTS = ['1em Bricolage Grotesque Display', '1em Figtree Variable'];
/** What waits for ever does not keep our letters away. */
const PATIENCE_MILLISECONDS = 10_000;

/**
 * What the first screen shows goes before our letters, see `front/first-paint.ts`. They are fetched
 * first, as far as the page has letters of them, and shown together.
 */
export async function showOwnLetters(): Promise<void> {
  await nothingWaits();
  const text = document.body.textContent;
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, text)));
  document.documentElement.dataset['lettered'] = '';
}

/** The app has drawn a screen, of which no part is still on its way. */
async function nothingWaits(): Promise<void> {
  await new Promise<void>((over) => {
    const observer = new MutationObserver(() => {
      const isThere = document.querySelector('#app main') !== null;
      if (isThere && document.querySelector('#shell, [data-part]') === null) end();
    });
    const end = () => {
      observer.disconnect();
      over();
    };
    observer.observe(document.documentElement, { childList: true, subtree: true });
    setTimeout(end, PATIENCE_MILLISECONDS);
  });
}
