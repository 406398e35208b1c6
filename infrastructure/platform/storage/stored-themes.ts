import { ThemeChoice, type Themes } from '#application/platform/themes.ts';
import type { SharedStorage } from './shared-storage.ts';

const NAME = 'vriddhi.theme';

/** Stores the theme of this browser, and shows it by `data-theme` on the document. */
export class StoredThemes implements Themes {
  constructor(
    private readonly storage: SharedStorage,
    private readonly root: Pick<HTMLElement, 'dataset'> | undefined,
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
  }
}
