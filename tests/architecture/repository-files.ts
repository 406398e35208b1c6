import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';

/** Every file that is or would be committed, by its path from the root. */
export function repositoryFiles(): readonly string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: repositoryRoot,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => path !== '');
  return [...new Set(paths)].filter((path) => existsSync(join(repositoryRoot, path)));
}

export function textOf(path: string): string {
  return readFileSync(join(repositoryRoot, path), 'utf8');
}
