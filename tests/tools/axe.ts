import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe checks on every route and in every state: WCAG 2.2 AA and best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeFinding {
  readonly id: string;
  readonly help: string;
  /** The beginning of each element that it is about. */
  readonly at: readonly string[];
}

/**
 * Everything that axe finds on a page as it stands. All rules run, within the page itself: the
 * other way of the builder, for frames of other origins, which no page of ours has, opens a page
 * more for each look and takes three times as long. What passed is not described.
 */
export async function axeFindings(page: Page): Promise<readonly AxeFinding[]> {
  await page.evaluate(untilSettled);
  const everything = await page.evaluateHandle(layOutAll);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(tags)
    .analyze();
  await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }, everything);
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html.slice(0, 200)),
  }));
}

/**
 * Runs in the page. Half way from one state to another, letters have the colour of the one on the
 * ground of the other. What goes on for longer, such as a spinner or a film, is a state.
 */
async function untilSettled(): Promise<void> {
  const longestPassage = 1000;
  const passing = document.getAnimations().filter(({ effect, playState }) => {
    const lasts = Number(effect?.getComputedTiming().endTime ?? 0);
    return playState === 'running' && lasts <= longestPassage;
  });
  await Promise.allSettled(passing.map(({ finished }) => finished));
}

/**
 * Runs in the page. What is far from sight has an assumed height there, and what it holds lies over
 * its neighbours: axe would measure one against the ground of the other.
 */
export function layOutAll(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
