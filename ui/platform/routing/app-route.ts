import type { ComponentType, ReactNode } from 'react';

/**
 * The header, menus and footer around a screen. `main` has the menus. `journey` (steps of
 * onboarding and booking) and `bare` (sign-in) have only the logo in the header. `headless` has no
 * header, for screens embedded in a partner's app.
 */
export type LayoutName =
  'main' | 'journey' | 'bare' | 'headless' | 'private-market' | 'payment' | 'campaign';

export interface ScreenProps {
  /** The loading state, shown until the screen has been downloaded. */
  readonly meanwhile?: ReactNode;
}

/** What a screen downloads when it is first shown. The build preloads its files. */
export interface Download {
  /** The names of the `*.module.ts` files that bind the ports of the screen. */
  readonly contexts: readonly string[];
  /** The name of the component in its module. */
  readonly component: string;
}

/** The component of a screen, and what it downloads. */
export type Screen = ComponentType<ScreenProps> & { readonly download?: Download };

export interface AppRoute {
  readonly path: string;
  /**
   * The component; if it is absent, the path shows the not-found page with its own layout and
   * guard.
   */
  readonly screen?: Screen;
  /** The document title, without the product name. */
  readonly title: string;
  readonly layout: LayoutName;
  readonly guarded?: boolean;
  readonly ground?: 'green';
}
