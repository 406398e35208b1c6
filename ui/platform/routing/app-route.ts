import type { ComponentType, ReactNode } from 'react';

/**
 * The header, menus and footer around a screen. `main` has the menus. `journey` (steps of
 * onboarding and booking) and `bare` (sign-in) have only the logo in the header. `headless` has no
 * header, for screens embedded in a partner's app.
 */
export type LayoutName =
  'main' | 'journey' | 'bare' | 'headless' | 'private-market' | 'payment' | 'campaign';

/** The sections of the main navigation. Pages of the account and of booking belong to none. */
export type SectionName = 'home' | 'deposits' | 'shares' | 'portfolio' | 'activity' | 'news';

export interface ScreenProps {
  /** Whether the download waits, so that what is above the screen is shown sooner. */
  readonly isNext?: boolean;
  /** The loading state, shown until the screen has been downloaded. */
  readonly meanwhile?: ReactNode;
}

/** What a screen downloads when it is first shown. The build preloads its files. */
export interface Download {
  /** The names of the `*.module.ts` files that bind the ports of the screen. */
  readonly contexts: readonly string[];
  /** The name of the component in its module. */
  readonly component: string;
  /** Imports the module of the component. */
  readonly load: () => Promise<object>;
}

/** The component of a screen, and what it downloads. */
export type Screen = ComponentType<ScreenProps> & { readonly download?: Download };

/**
 * A request that the document of a screen sends while the app loads: the name of a read in a
 * `*.calls.ts` file of the infrastructure, and the arguments that the screen fixes.
 */
export type Prefetch = readonly [read: string, fixed?: object];

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
  /** The entry of the main navigation that is marked on this page. */
  readonly section?: SectionName;
  /** True below the pages of the section, such as one company: phones show no section menu. */
  readonly isSubpage?: true;
  readonly guarded?: boolean;
  readonly ground?: 'green';
}

/** What the document of a route has besides its layout; only the build reads it. */
export interface Parts {
  /** The names of `*.module.ts` files. */
  readonly contexts: readonly string[];
  /** Paths of modules, relative to the repository. */
  readonly modules: readonly string[];
}

export interface RouteDocument {
  /** The first requests of the screen. For a guarded route, only those of an investor are sent. */
  readonly prefetch?: readonly Prefetch[];
  /** What the screen loads on demand for its first data. The document preloads its files. */
  readonly parts?: Parts;
  /** The name of the heading in the module of the screen. It is prerendered without props. */
  readonly head?: string;
  /**
   * The name of the component of a visitor's whole screen, used instead of `head`. Text that the
   * visitor types into it is kept.
   */
  readonly visitorScreen?: string;
}

/** A `route.ts` file. The app downloads only its `routes`. */
export interface RouteFile {
  readonly routes: readonly AppRoute[];
  /** By the path of the route. */
  readonly documents?: Readonly<Record<string, RouteDocument>>;
}
