import { token } from './token.ts';

export const ThemeChoice = { Device: 'device', Light: 'light', Dark: 'dark' } as const;
export type ThemeChoice = (typeof ThemeChoice)[keyof typeof ThemeChoice];

/** The theme of this browser, for all investors who use it. */
export interface Themes {
  /** The stored choice; without storage, the theme of the device. */
  read(): ThemeChoice;
  /** Stores a choice and applies it to the open page. */
  choose(choice: ThemeChoice): void;
}
export const Themes = token<Themes>('platform/themes');
