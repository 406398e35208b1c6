import axe, { type RunOptions } from 'axe-core';
import type { Page } from '@playwright/test';

/**
 * The rule sets that axe checks on every route and in every state: WCAG 2.2 AA and best practices.
 */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export interface AxeFinding {
  readonly id: string;
  readonly help: string;
  /** The first 200 characters of each affected element's HTML. */
  readonly at: readonly string[];
}

/**
 * Runs all axe rules on the page in its current state, and the contrast rules in the dark theme
 * too. Returns the violations. The page is scrolled to its top meanwhile: elsewhere, a link below
 * the sticky header counts as too close to the header's links. Motion is reduced, because a moving
 * carousel shows text halfway between two states, which has too little contrast. Cross-origin
 * frames are not checked.
 */
export async function axeFindings(page: Page): Promise<readonly AxeFinding[]> {
  const reducedMotion = await page.evaluate(motionPreference);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(settle);
  const scrolled = await page.evaluate(() => scrollY);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const everything = await page.evaluateHandle(layOutAll);
  const findings = await violations(page, { runOnly: tags });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(settle);
  const inDark = await violations(page, { runOnly: ['color-contrast'] });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion });
  await page.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  }, everything);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled);
  return [...findings, ...inDark.map((finding) => ({ ...finding, id: `${finding.id}, dark` }))];
}

const motionPreference = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'reduce' : 'no-preference';

/** Loads axe once for each document: its source is half a megabyte. */
async function violations(page: Page, options: RunOptions): Promise<readonly AxeFinding[]> {
  for (const frame of page.frames()) {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(axe.source);
  }
  const violationsOnly: RunOptions = { ...options, resultTypes: ['violations'] };
  return page.evaluate(runAxe, violationsOnly);
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<readonly AxeFinding[]> {
  const loaded = (globalThis as unknown as { readonly axe: typeof axe }).axe;
  const results = await loaded.run(document, options);
  return results.violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html.slice(0, 200)),
  }));
}

/**
 * Runs in the page. Ends short animations, because text halfway between two states has too little
 * contrast. It does not wait for them: within a part that is closed meanwhile, they never end.
 * Longer ones, such as spinners, go on.
 */
function settle(): void {
  const longestPassage = 1000;
  for (const animation of document.getAnimations()) {
    const lasts = Number(animation.effect?.getComputedTiming().endTime ?? 0);
    if (animation.playState === 'running' && lasts <= longestPassage) animation.finish();
  }
}

/**
 * Runs in the page. Lays out all parts, because a part outside the viewport has only an assumed
 * height: its content would overlap other parts, and axe would measure wrong contrasts.
 */
export function layOutAll(): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':not([hidden]) { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
  return sheet;
}
