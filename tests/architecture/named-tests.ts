import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';
import { textOf } from './repository-files.ts';

/** `file` › title: the title begins a call of `it` or `test` in that file. */
export function isTestThere(text: string): boolean {
  const [, file = '', title] = /^`([^`]+)`(?: › (.+))?$/.exec(text) ?? [];
  if (!existsSync(join(repositoryRoot, file))) return false;
  if (title === undefined) return true;
  const source = textOf(file);
  return source.includes(`'${title}`) || source.includes(`\`${title}`);
}

/** The cells of the rows of a table that begin with a number. */
export function numberedRows(file: string): readonly (readonly string[])[] {
  return textOf(file)
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
}
