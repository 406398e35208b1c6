import { spawnSync } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder, repositoryRoot } from '#ui/build/folders.ts';

const products = [
  'server/main.js',
  'server/empty-database.tar.gz',
  'app/app.html',
  'app/sitemap.xml',
].map((path) => join(buildFolder, path));
const sources = [
  '{domain,application,infrastructure,ui}/**/*.*',
  'package-lock.json',
  'vite.config.ts',
];

/** Builds the app and the server, unless the last build is newer than every source file. */
export function ensureBuilt(): void {
  if (isFresh()) return;
  console.log('Building app and server …');
  const { status } = spawnSync('npm', ['run', '-s', 'build'], {
    cwd: repositoryRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('the build failed');
}

function isFresh(): boolean {
  const built = products.map((path) => changedAt(path));
  const exclude = ['**/node_modules/**', '**/dist/**'];
  const paths = globSync(sources, { cwd: repositoryRoot, exclude });
  const newest = Math.max(...paths.map((path) => changedAt(join(repositoryRoot, path))));
  return Math.min(...built) > newest;
}

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (import.meta.main) ensureBuilt();
