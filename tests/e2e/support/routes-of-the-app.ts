import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';

/** Every path of the app, read from the source of its routes. */
export function pathsOfTheApp(): readonly string[] {
  const patterns = ['ui/**/route.ts', 'ui/site/*/paths.ts'];
  const files = globSync(patterns, { cwd: repositoryRoot });
  const texts = files.map((file) => readFileSync(join(repositoryRoot, file), 'utf8'));
  const found = texts.flatMap((text) => [...text.matchAll(/\bpath: '(\/[^']*)'/g)]);
  return [...new Set(found.map(([, path = '']) => path))].filter((p) => p !== '/design-system');
}
