import { ThemeChoice, type Themes } from '#application/platform/themes.ts';
import type { SharedStorage } from './shared-storage.ts';

const NAME = 'vriddhi.theme';

/** The root element of the page. */
interface Root {
  readonly dataset: DOMStringMap;
  readonly querySelector?: (selector: string) => Pick<Element, 'setAttribute'> | null;
}

/**
 * Stores the theme of this browser. Shows it by `data-theme` on the document, and by the `media` of
 * the `theme-color` elements, which colour the bars of the browser.
 */
export class StoredThemes implements Themes {
  constructor(
    private readonly storage: SharedStorage,
    private readonly root: Root | undefined,
  ) {}

  read(): ThemeChoice {
    const stored = this.storage.read(NAME);
    const isKnown = stored === ThemeChoice.Light || stored === ThemeChoice.Dark;
    return isKnown ? stored : ThemeChoice.Device;
  }

  choose(choice: ThemeChoice): void {
    this.show(choice);
    if (choice === ThemeChoice.Device) this.storage.remove(NAME);
    else this.storage.write(NAME, choice);
  }

  /** Shows the stored theme. The page calls it before first paint. */
  show(choice = this.read()): void {
    if (this.root === undefined) return;
    if (choice === ThemeChoice.Device) delete this.root.dataset['theme'];
    else this.root.dataset['theme'] = choice;
    for (const theme of [ThemeChoice.Light, ThemeChoice.Dark]) {
      const bar = this.root.querySelector?.(`meta[data-bar="${theme}"]`);
      bar?.setAttribute('media', mediaOf(theme, choice));
    }
  }
}

function mediaOf(theme: ThemeChoice, choice: ThemeChoice): string {
  if (choice === ThemeChoice.Device) return `(prefers-color-scheme: ${theme})`;
  return choice === theme ? 'all' : 'not all';
}
