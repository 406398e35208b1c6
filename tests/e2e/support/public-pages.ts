import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFolder } from '#ui/build/folders.ts';

/** The paths of all public pages, from the sitemap of the build. */
export function publicPages(): readonly string[] {
  const sitemap = readFileSync(join(buildFolder, 'app/sitemap.xml'), 'utf8');
  return Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, address = '']) => {
    return new URL(address).pathname;
  });
}
