import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#tests/tools/repository.ts';

/** The paths that the app has, out of its own tables. */
export function pathsOfTheApp(): readonly string[] {
  const files = ['routes.tsx', 'market-routes.ts', 'public-paths.ts'];
  const texts = files.map((file) =>
    readFileSync(join(repositoryRoot, 'ui/platform', file), 'utf8'),
  );
  const found = texts.flatMap((text) => [...text.matchAll(/\bpath: '(\/[^']*)'/g)]);
  return [...new Set(found.map(([, path = '']) => path))];
}
