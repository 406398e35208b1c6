import type { LayoutName } from '../app-route.ts';

interface Frame {
  /** The layout of the route table that it belongs to. */
  readonly family: 'main' | 'private-market' | 'payment' | 'campaign';
  /** Otherwise the header, if there is one, has the logo alone, and the screen no foot. */
  readonly hasMenus: boolean;
  /** A step that nobody leaves by accident: the logo opens home beside it. */
  readonly isJourney: boolean;
}

/** What each layout has around its screen. */
export const frames = {
  main: { family: 'main', hasMenus: true, isJourney: false },
  journey: { family: 'main', hasMenus: false, isJourney: true },
  bare: { family: 'main', hasMenus: false, isJourney: false },
  headless: { family: 'main', hasMenus: false, isJourney: true },
  'private-market': { family: 'private-market', hasMenus: true, isJourney: false },
  payment: { family: 'payment', hasMenus: false, isJourney: true },
  campaign: { family: 'campaign', hasMenus: false, isJourney: false },
} as const satisfies Record<LayoutName, Frame>;
