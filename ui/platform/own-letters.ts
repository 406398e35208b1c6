import { ownFonts } from './front/own-fonts.ts';

/** What waits for ever does not keep our letters away. */
const PATIENCE_MILLISECONDS = 5000;

/**
 * What the first screen shows goes before our letters, see `front/first-paint.ts`. They are fetched
 * first, as far as the page has letters of them, and shown together.
 */
export async function showOwnLetters(): Promise<void> {
  await nothingWaits();
  const text = document.body.textContent;
  await Promise.allSettled(ownFonts.map((font) => document.fonts.load(font, text)));
  document.documentElement.dataset['lettered'] = '';
}

/** The app has drawn a screen, of which no part is still on its way. */
async function nothingWaits(): Promise<void> {
  await new Promise<void>((over) => {
    let patience: number | undefined;
    const observer = new MutationObserver(() => {
      if (document.querySelector('#app main') === null) return;
      patience ??= window.setTimeout(end, PATIENCE_MILLISECONDS);
      if (document.querySelector('#shell, [data-part]') === null) end();
    });
    const end = () => {
      observer.disconnect();
      window.clearTimeout(patience);
      over();
    };
    observer.observe(document.documentElement, { childList: true, subtree: true });
  });
}
