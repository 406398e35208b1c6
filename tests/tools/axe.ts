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
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .withTags(tags)
    .analyze();
  return violations.map(({ id, help, nodes }) => ({
    id,
    help,
    at: nodes.map(({ html }) => html.slice(0, 200)),
  }));
}
