import type { ComponentType, ReactNode } from 'react';
import type { Ports } from './injection.tsx';

/**
 * What stands around a screen. `main` has the menus; `journey`, for the steps of onboarding and
 * booking, and `bare`, for signing in, are the main layout with nothing in its header but the logo;
 * `headless` has no header at all, inside an app that brings its own.
 */
export type LayoutName =
  'main' | 'journey' | 'bare' | 'headless' | 'private-market' | 'payment' | 'campaign';

export interface ScreenProps {
  /** Stands there until the screen has been downloaded. */
  readonly meanwhile?: ReactNode;
}

/** What a path shows; `ask` downloads it where it is not there yet. */
export type Screen = ComponentType<ScreenProps> & {
  readonly ask?: (ports: Pick<Ports, 'loadContext'>) => Promise<unknown>;
};

/** One path of the app and how it is shown. */
export interface AppRoute {
  readonly path: string;
  /** A path without one has its layout and its guard, and says that there is no page. */
  readonly screen?: Screen;
  /** The document's title, before the name of the product. */
  readonly title: string;
  readonly layout: LayoutName;
  /** Only for people who are signed in. */
  readonly guarded?: boolean;
  readonly ground?: 'green';
}
