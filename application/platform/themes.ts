import { token } from './token.ts';

export const ThemeChoice = { Device: 'device', Light: 'light', Dark: 'dark' } as const;
export type ThemeChoice = (typeof ThemeChoice)[keyof typeof ThemeChoice];

/** The colour theme of this browser, the same for all investors who use it. */
export interface Themes {
  /** The stored choice; the theme of the device if none is stored. */
  read(): ThemeChoice;
  /** Stores a choice and applies it to the open page. */
  choose(choice: ThemeChoice): void;
}
export const Themes = token<Themes>('platform/themes');
