
/**
 * The fonts of `--font-display` and `--font-text`, in the form that `document.fonts.load` takes.
 */
const fontFiles = ['1em Bricolage Grotesque Display', '1em Figtree Variable'] as const;

/** How long the web fonts wait for the parts of a screen that are still loading. */
const PATIENCE_MILLISECONDS = 5000;

/**
 * Fetches the font files that the text needs, and shows them together, because each swap lays out
 * all text again.
 */
export async function loadWebFonts(): Promise<void> {
  const text = document.body.textContent;
  await Promise.allSettled(fontFiles.map((font) => document.fonts.load(font, text)));
  document.documentElement.dataset['fontsLoaded'] = '';
}

/** Shows the web fonts after the first screen, which must not wait for them. */
export async function loadWebFontsAfterScreen(): Promise<void> {
  await nothingWaits();
  await loadWebFonts();
}

/** Resolves once the app has rendered a screen and none of its parts is still loading. */
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
