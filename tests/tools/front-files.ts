import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrontFiles } from '#ui/platform/front/document.ts';
import type { FrontPage } from '#ui/platform/front/front-page.ts';
import { styleOfFirstSight } from './first-sight.ts';

/** What Vite writes down of a build. */
export type Manifest = Readonly<
  Record<
    string,
    {
      readonly file: string;
      readonly css?: readonly string[];
      readonly imports?: readonly string[];
    }
  >
>;

const ENTRY = 'front.tsx';
const DOOR = 'platform/front/front-door.ts';

/**
 * The files that a public page takes, as they are called in this build.
 * @param folder where the build lies
 */
export function frontFilesOf(
  folder: string,
  manifest: Manifest,
  { module }: FrontPage,
): FrontFiles {
  const entry = chunkOf(manifest, ENTRY);
  const chunks = [ENTRY, ...importedBy(manifest, ENTRY), module, ...importedBy(manifest, module)];
  const used = [...new Set(chunks)].map((name) => chunkOf(manifest, name));
  const all = (files: readonly string[]) => [...new Set(files)].map((file) => `/${file}`);
  const styles = all(used.flatMap(({ css = [] }) => css));
  const styleText = styles.map((file) => textOf(folder, file)).join('\n');
  return {
    door: { text: textOf(folder, doorFileOf(manifest)) },
    entry: `/${entry.file}`,
    preloads: all(used.filter((chunk) => chunk !== entry).map(({ file }) => file)),
    styles,
    styleOfFirstSight: (html) => styleOfFirstSight(styleText, html),
  };
}

/** The script of the door, from the folder of the build. */
export function doorFileOf(manifest: Manifest): string {
  return chunkOf(manifest, DOOR).file;
}

function textOf(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8').trim();
}

function importedBy(manifest: Manifest, name: string): readonly string[] {
  const imports = chunkOf(manifest, name).imports ?? [];
  return imports.flatMap((each) => [...importedBy(manifest, each), each]);
}

function chunkOf(manifest: Manifest, name: string): Manifest[string] {
  const chunk = manifest[name];
  if (chunk === undefined) throw new Error(`the build of the public pages has no ${name}`);
  return chunk;
}
