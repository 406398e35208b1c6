import { basename } from 'node:path';

/** Names of conventions: each folder has its own. */
const EVERYWHERE = /^(index|main|route|page|paths|copy|context|tables|migrations|seed)$/;
const LAYERS = ['domain', 'application', 'infrastructure/backend', 'infrastructure', 'ui'] as const;

/** File names of two layers that name one subject, as the values say. Others are refused. */
export const SHARED_NAMES: Readonly<Record<string, string>> = {
  'held-deposits': 'the deposits of an investor: their order, and the port that reads them',
  holdings: 'deposits or units of shares that an investor holds: their figures, their records',
  news: 'news of companies: the search, and the port that reads them',
  passbook: 'the passbook: its entries and labels, and the port that reads it',
  'profile-score': 'the score of a profile: the rule, its record, and the figure on the screen',
  'purchase-history': 'the purchases of a share: their totals, and their table',
  watchlist: 'the shares that an investor watches: the rule, and the port that reads them',
};

/**
 * The base names that occur in two layers and do not name one known subject.
 *
 * Only names without a role are compared: a role such as `.view`, `.wire` or `.routes` says what
 * the file adds to its subject, so `basket.ts` may be a rule and `basket.view.tsx` its screen.
 * Nothing checks that the two are one subject.
 */
export function twinsAmong(paths: readonly string[]): readonly string[] {
  const layersOf = new Map<string, Map<string, string>>();
  for (const path of paths) {
    const layer = LAYERS.find((each) => path.startsWith(`${each}/`));
    const name = basename(path).replace(/\.tsx?$/, '');
    if (layer === undefined || !/\.tsx?$/.test(path) || EVERYWHERE.test(name)) continue;
    const context = path.slice(layer.length + 1).split('/')[0] ?? '';
    layersOf.set(name, (layersOf.get(name) ?? new Map<string, string>()).set(layer, context));
  }
  return [...layersOf]
    .filter(([name, layers]) => layers.size > 1 && !areOneSubject(name, layers))
    .map(([name]) => name)
    .toSorted();
}

/** A record of the backend has the name of the port or use case of its context that it serves. */
function areOneSubject(name: string, contexts: ReadonlyMap<string, string>): boolean {
  if (name in SHARED_NAMES) return true;
  const context = contexts.get('application');
  const isServed = context !== undefined && contexts.get('infrastructure/backend') === context;
  return contexts.size === 2 && isServed;
}
