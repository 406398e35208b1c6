import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that axe checks on every route and in every state: WCAG 2.2 AA and best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeFinding {
  readonly id: string;
  readonly help: string;
  /** The first characters of each affected element's HTML. */
  readonly at: readonly string[];
}

/**
 * Runs all axe rules on the page in its current state, and those about contrast in the dark theme
 * too. The legacy mode runs axe in the page itself. The default mode also covers cross-origin
 * frames, which we have none of, but opens an additional page and takes three times as long. Passed
 * rules are not reported.
 */
export async function axeFindings(page: Page): Promise<readonly AxeFinding[]> {
  await page.evaluate(untilSettled);
  const everything = await page.evaluateHandle(layOutAll);
  const findings = await found(axeOn(page).withTags(tags));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(untilSettled);
  const inDark = await found(axeOn(page).withRules(['color-contrast']));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }, everything);
  return [...findings, ...inDark.map((finding) => ({ ...finding, id: `${finding.id}, dark` }))];
}

const axeOn = (page: Page) =>
  new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function found(axe: AxeBuilder): Promise<readonly AxeFinding[]> {
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html.slice(0, 200)),
  }));
}

/**
 * Runs in the page. Waits for transitions, because text has too little contrast halfway between two
 * states. Longer animations, such as spinners, count as a state of their own.
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
 * Runs in the page. Parts outside the viewport have an assumed height, so their content overlaps
 * other parts and axe would measure wrong contrasts. Lays out all parts.
 */
export function layOutAll(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
