import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as FrontServer from '#ui/front.server.tsx';
import type * as LoginServer from '#ui/login.server.tsx';
import { build } from 'vite';
import { buildFolder } from './built.ts';
import { addressesOf } from '#ui/platform/front/front-page.ts';
import { doorFileOf, frontFilesOf, type Manifest } from './front-files.ts';
import { newsForPages } from './front-news.ts';
import { loginPage } from './login-page.ts';
import { repositoryRoot } from './repository.ts';

/**
 * The last step of `npm run build:app`: makes every public page to HTML, and the first sight of
 * `/login`. Own code, of a few lines: the plugins for it put the server's renderer among the files
 * of the browser, or bring a router.
 */
const folder = join(buildFolder, 'app');
await makeFrontPages();
await makeLoginPage();

async function makeFrontPages(): Promise<void> {
  const manifestPath = join(folder, 'front.manifest.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const front = (await made('front.server')) as typeof FrontServer;
  const found = { news: await newsForPages() };
  for (const page of front.pages) {
    const html = await front.render(page, frontFilesOf(folder, manifest, page), found);
    for (const address of addressesOf(page)) write(fileOf(address), html);
  }
  write('sitemap.xml', front.sitemap());
  write('robots.txt', front.robots());
  rmSync(manifestPath);
  // Every page has it within itself.
  rmSync(join(folder, doorFileOf(manifest)));
}

async function makeLoginPage(): Promise<void> {
  const { loginTitle, loginShell } = (await made('login.server')) as typeof LoginServer;
  const app = readFileSync(join(folder, 'app.html'), 'utf8');
  write('login.html', loginPage({ app, folder, title: loginTitle, shell: loginShell() }));
}

/** An entry of the screens as a server takes it, such as `front.server`. */
async function made(name: string): Promise<unknown> {
  const outDir = join(buildFolder, 'made', name);
  await build({
    configFile: join(repositoryRoot, 'tests/tools/vite.front.config.ts'),
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      rolldownOptions: { input: join(repositoryRoot, `ui/${name}.tsx`) },
    },
  });
  return import(pathToFileURL(join(outDir, `${name}.js`)).href);
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
