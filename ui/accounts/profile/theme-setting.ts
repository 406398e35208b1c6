import type { ThemeChoice, Themes } from '#application/platform/themes.ts';
import { makeAutoObservable } from 'mobx';

/** The theme of this browser: the device's, light or dark. */
export class ThemeSetting {
  choice: ThemeChoice;

  constructor(private readonly themes: Themes) {
    this.choice = themes.read();
    makeAutoObservable<this, 'themes'>(this, { themes: false });
  }

  choose(choice: ThemeChoice): void {
    this.choice = choice;
    this.themes.choose(choice);
  }
}
