import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as FrontServer from '#ui/front.server.tsx';
import type * as ShellsServer from '#ui/shells.server.tsx';
import { build, type Plugin } from 'vite';
import { appPage } from './app-page.ts';
import { askedModules } from './asked-modules.ts';
import { buildFolder } from './built.ts';
import { CHUNK_LIST, type Chunk } from './chunk-list.ts';
import { addressesOf } from '#ui/platform/front/front-page.ts';
import { doorFileOf, frontFilesOf, type Manifest } from './front-files.ts';
import { newsForPages } from './front-news.ts';
import { loginPage } from './login-page.ts';
import { repositoryRoot } from './repository.ts';
import type * as RoutesServer from './routes.server.ts';

/**
 * The last step of `npm run build:app`: makes every public page to HTML, the first sight of
 * `/login`, and the page of the app, with what each of its addresses shows and asks for at first.
 * Own code, of a few lines: the plugins for it put the server's renderer among the files of the
 * browser, or bring a router.
 */
const folder = join(buildFolder, 'app');
await makeFrontPages();
await makeAppPages();

async function makeFrontPages(): Promise<void> {
  const manifestPath = join(folder, 'front.manifest.json');
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Manifest;
  const front = (await made('ui/front.server.tsx')) as typeof FrontServer;
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

/** After the public pages: what has a page of its own is no address of the app's. */
async function makeAppPages(): Promise<void> {
  const shells = (await made('ui/shells.server.tsx')) as typeof ShellsServer;
  const app = readFileSync(join(folder, 'app.html'), 'utf8');
  const lost = shells.lostShell();
  const login = { title: shells.loginTitle, shell: shells.loginShell() };
  write('login.html', loginPage({ app, folder, lost, ...login }));
  const listPath = join(folder, CHUNK_LIST);
  const chunks = JSON.parse(readFileSync(listPath, 'utf8')) as readonly Chunk[];
  const { routeModules } = (await made('tests/tools/routes.server.ts', [
    askedModules(),
  ])) as typeof RoutesServer;
  const routes = (await routeModules()).filter(
    ({ path }) => !existsSync(join(folder, fileOf(path))),
  );
  const waiting = shells.waitingShells();
  const opening = await inlineScript('ui/opening.ts');
  write('app.html', appPage({ app, folder, routes, chunks, shells: waiting, lost, opening }));
  rmSync(listPath);
}

/** An entry as a server takes it, such as `ui/front.server.tsx`. */
async function made(entry: string, plugins: readonly Plugin[] = []): Promise<unknown> {
  const { name } = parse(entry);
  const outDir = join(buildFolder, 'made', name);
  await build({
    configFile: join(repositoryRoot, 'tests/tools/vite.front.config.ts'),
    logLevel: 'error',
    plugins: [...plugins],
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      manifest: false,
      minify: false,
      rolldownOptions: { input: join(repositoryRoot, entry) },
    },
  });
  return import(pathToFileURL(join(outDir, `${name}.js`)).href);
}

/** An entry as one script, to stand within a page. */
async function inlineScript(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    root: join(repositoryRoot, 'ui'),
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(repositoryRoot, entry), output: { format: 'iife' } },
    },
  });
  const [chunk] = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  if (chunk?.type !== 'chunk') throw new Error(`${entry} came to nothing`);
  return chunk.code.trim();
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
