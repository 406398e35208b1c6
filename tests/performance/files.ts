import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ensureBuilt } from '../tools/built.ts';
import { repositoryRoot } from '../tools/repository.ts';
import { rounded } from './figure.ts';
import type { Figure } from './figure.ts';

const folder = join(repositoryRoot, 'reports/build/app');

/** What is shipped, over all routes together. */
export function measureFiles(): Promise<readonly Figure[]> {
  ensureBuilt();
  return Promise.resolve([
    { what: 'all JS shipped, gzip', value: kilobytes('**/*.js'), unit: 'KB', goal: 600 },
    { what: 'all CSS shipped, gzip', value: kilobytes('**/*.css'), unit: 'KB' },
    {
      what: 'scripts shipped',
      value: globSync('**/*.js', { cwd: folder }).length,
      unit: 'files',
    },
  ]);
}

function kilobytes(pattern: string): number {
  const sizes = globSync(pattern, { cwd: folder }).map((path) =>
    gzipBytes(readFileSync(join(folder, path))),
  );
  return rounded(sizes.reduce((sum, size) => sum + size, 0) / 1000);
}

export function gzipBytes(content: Buffer): number {
  return gzipSync(content, { level: 9 }).length;
}
