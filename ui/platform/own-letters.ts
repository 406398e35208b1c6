/** The fonts of `--font-display` and `--font-text`. */
const FONTS = ['1em Bricolage Grotesque Display', '1em Figtree Variable'];

/**
 * Until the first screen is there it goes before our letters, see `front/first-paint.ts`: they are
 * fetched first, as far as the page has letters of them, and shown together.
 */
export async function showOwnLetters(): Promise<void> {
  const page = document.documentElement;
  if (page.dataset['lettered'] !== undefined) return;
  const text = document.body.textContent;
  await Promise.allSettled(FONTS.map((font) => document.fonts.load(font, text)));
  page.dataset['lettered'] = '';
}
