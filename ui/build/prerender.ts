import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteFiles } from '#ui/site/document/document.ts';
import { addressesOf, type SitePage } from '#ui/site/document/site-page.ts';
import type * as ShellsServer from '#ui/shells.server.tsx';
import type * as SiteServer from '#ui/site.server.tsx';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { criticalCss, firstPaintStyle } from './critical-css.ts';
import { css } from './css-options.ts';
import { buildFolder, repositoryRoot } from './folders.ts';
import { filesOf, takeModuleGraph } from './module-graph.ts';
import { PageWriter } from './page-writer.ts';
import { screenDocument } from './screen-document.ts';
import { newsForPages } from './site-news.ts';
import { ratesForPages } from './site-rates.ts';

/**
 * The last step of `npm run build:app`. It writes the HTML document of each public page and of each
 * route. This program does it without a plugin: those available add the server renderer to the
 * browser's files, or require a router.
 */
const SITE_ENTRY = 'ui/site.tsx';
const folder = join(buildFolder, 'app');
const pages = new PageWriter(folder);
const graph = takeModuleGraph(folder);
const style = [...new Set(graph.chunks.flatMap(({ styles }) => styles))].map(textOf).join('\n');
await writePublicPages();
await writeScreens();
pages.writeTable();

async function writePublicPages(): Promise<void> {
  const site = (await imported('ui/site.server.tsx')) as typeof SiteServer;
  const script = await inlineScript('ui/site.inline.ts');
  const found = { news: await newsForPages(), rates: ratesForPages() };
  for (const page of site.pages) {
    const document = await site.render(page, siteFiles(page, script), found);
    for (const address of addressesOf(page)) pages.write(address, document);
  }
  pages.writeFile('sitemap.xml', site.sitemap());
  pages.writeFile('robots.txt', site.robots());
}

function siteFiles({ module }: SitePage, script: string): SiteFiles {
  const scriptsOf = (files: readonly string[]) => files.filter((file) => file.endsWith('.js'));
  const files = filesOf([SITE_ENTRY, `ui/${module}`], graph);
  const entry = scriptsOf(filesOf([SITE_ENTRY], graph)).at(-1) ?? '';
  return {
    inlineScript: { text: script },
    entry: `/${entry}`,
    preloads: scriptsOf(files)
      .filter((file) => file !== entry)
      .map((file) => `/${file}`),
    styles: files.filter((file) => file.endsWith('.css')).map((file) => `/${file}`),
    criticalCss: (html) => criticalCss(style + firstPaintStyle, html),
  };
}

/**
 * Writes the documents of the app's routes. Runs after the public pages, because the app has no
 * document at their URLs.
 */
async function writeScreens(): Promise<void> {
  const shells = (await imported('ui/shells.server.tsx')) as typeof ShellsServer;
  const app = {
    ...{ graph, style },
    theme: await inlineScript('ui/theme.inline.ts'),
    start: await inlineScript('ui/start.inline.ts'),
    startWithRequests: await inlineScript('ui/boot.inline.ts'),
    lost: shells.lostShell(),
    noscript: shells.noscript,
  };
  for (const route of await shells.routeShells()) {
    if (!pages.has(route.path)) pages.write(route.path, screenDocument(app, route));
  }
  pages.write('*', screenDocument(app));
}

/** Builds and imports a server entry, such as `ui/site.server.tsx`. */
async function imported(entry: string): Promise<unknown> {
  const { name } = parse(entry);
  const outDir = join(buildFolder, 'made', name);
  await build({
    configFile: false,
    root: join(repositoryRoot, 'ui'),
    logLevel: 'error',
    css,
    plugins: [react()],
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { input: join(repositoryRoot, entry) },
    },
  });
  return import(pathToFileURL(join(outDir, `${name}.js`)).href);
}

/** Builds an entry module and returns its code for an inline script. */
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
  if (chunk?.type !== 'chunk') throw new Error(`${entry} was not built`);
  return chunk.code.trim();
}

function textOf(file: string): string {
  return readFileSync(join(folder, file), 'utf8').trim();
}
