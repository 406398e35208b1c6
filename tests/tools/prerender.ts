import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as FrontServer from '#ui/front.server.tsx';
import { build } from 'vite';
import { buildFolder } from './built.ts';
import { addressesOf } from '#ui/platform/front/front-page.ts';
import { doorFileOf, frontFilesOf, type Manifest } from './front-files.ts';
import { repositoryRoot } from './repository.ts';

/**
 * The last step of `npm run build:app`: makes every public page to HTML. Own code, of a few lines:
 * the plugins for it put the server's renderer among the files of the browser, or bring a router.
 */
const folder = join(buildFolder, 'app');
const manifestPath = join(folder, 'front.manifest.json');
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
const front = await builtFront();
for (const page of front.pages) {
  const html = await front.render(page, frontFilesOf(folder, manifest, page));
  for (const address of addressesOf(page)) write(fileOf(address), html);
}
write('sitemap.xml', front.sitemap());
write('robots.txt', front.robots());
rmSync(manifestPath);
// Every page has it within itself.
rmSync(join(folder, doorFileOf(manifest)));

async function builtFront(): Promise<typeof FrontServer> {
  const outDir = join(buildFolder, 'front');
  await build({
    configFile: join(repositoryRoot, 'tests/tools/vite.front.config.ts'),
    logLevel: 'warn',
    build: {
      ssr: 'front.server.tsx',
      outDir,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      rolldownOptions: { input: join(repositoryRoot, 'ui/front.server.tsx') },
    },
  });
  return (await import(pathToFileURL(join(outDir, 'front.server.js')).href)) as typeof FrontServer;
}

/** The page of an address lies where any file server looks for it. */
function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`;
}

function write(file: string, text: string): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
