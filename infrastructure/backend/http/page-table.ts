import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WithinPage } from './security-headers.ts';

/** An HTML document of the build, with the hashes of its inline parts. */
interface Page extends WithinPage {
  /** The path pattern of a route, such as `/invest/:id`, or `*` for all other URLs. */
  readonly path: string;
  readonly file: string;
}

/**
 * Reads the table that the build wrote.
 * @returns a function that finds the document of a URL as the app's router does: without regard to
 * case or a trailing slash, and paths without parameters first
 */
export function pageTable(folder: string): (address: string) => Page {
  const pages = JSON.parse(readFileSync(path.join(folder, 'pages.json'), 'utf8')) as Page[];
  const others = pages.find((page) => page.path === '*');
  if (others === undefined) throw new Error(`${folder} has no document for unknown addresses`);
  const fixed = new Map(pages.map((page) => [page.path.toLowerCase(), page]));
  const patterns = pages
    .filter((page) => page.path.includes(':'))
    .map((page) => ({ page, parts: page.path.toLowerCase().split('/') }));
  return (address) => {
    const wanted = address.toLowerCase().replace(/(.)\/$/, '$1');
    const parts = wanted.split('/');
    const isMatch = (pattern: readonly string[]) =>
      pattern.length === parts.length &&
      pattern.every((part, at) => (part.startsWith(':') ? parts[at] !== '' : part === parts[at]));
    return fixed.get(wanted) ?? patterns.find((each) => isMatch(each.parts))?.page ?? others;
  };
}
