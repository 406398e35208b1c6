import type { ComponentType } from 'react';

/** One path of the app and how it is shown. */
export interface AppRoute {
  readonly path: string;
  readonly screen: ComponentType;
  /** The document's title, before the name of the product. */
  readonly title: string;
  /** `main` has the navigation, `journey` one way back, `bare` nothing around it. */
  readonly layout: 'main' | 'journey' | 'bare';
  /** Only for people who are signed in. */
  readonly guarded?: boolean;
  readonly ground?: 'green';
}
