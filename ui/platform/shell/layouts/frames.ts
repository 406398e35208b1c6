import type { LayoutName } from '#ui/platform/routing/app-route.ts';

interface Frame {
  /** The name of the layout in the route table of the product documents. */
  readonly family: 'main' | 'private-market' | 'payment' | 'campaign';
  /** If false, the header has only the logo and the screen has no footer. */
  readonly hasMenus: boolean;
  /**
   * True for a step that a user should not leave by accident: the logo opens the home page in a new
   * tab.
   */
  readonly isJourney: boolean;
}

export const frames = {
  main: { family: 'main', hasMenus: true, isJourney: false },
  journey: { family: 'main', hasMenus: false, isJourney: true },
  bare: { family: 'main', hasMenus: false, isJourney: false },
  headless: { family: 'main', hasMenus: false, isJourney: true },
  'private-market': { family: 'private-market', hasMenus: true, isJourney: false },
  payment: { family: 'payment', hasMenus: false, isJourney: true },
  campaign: { family: 'campaign', hasMenus: false, isJourney: false },
} as const satisfies Record<LayoutName, Frame>;
