import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '#ui/build/folders.ts';
import type { ModuleGraph } from '#ui/build/module-graph.ts';

const PATH = '/planted/:id';
const plan = { path: PATH, isGuarded: true, requests: [['planted-read', { count: 2 }]] };

/** A screen with a read of its own, and a public page. No other file is changed for them. */
const plantedFiles: Readonly<Record<string, string>> = {
  'ui/planted/hello/route.ts': `
    import type { AppRoute, RouteFile } from '#ui/platform/routing/app-route.ts';
    import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
    import { own } from '#ui/platform/routing/route-layouts.ts';

    const hello = lazyScreen([], () => import('./hello.view.tsx'), 'Hello');
    export const routes: readonly AppRoute[] = [
      { path: '${PATH}', screen: hello, title: 'Planted screen', ...own },
    ];
    export const documents: RouteFile['documents'] = {
      '${PATH}': { head: 'HelloHead', prefetch: [['planted-read', { count: 2 }]] },
    };`,
  'ui/planted/hello/hello.view.tsx': `
    export const HelloHead = () => <h1>A planted heading</h1>;
    export const Hello = () => <HelloHead />;`,
  'infrastructure/planted/planted.calls.ts': `
    export const reads = {
      'planted-read': () => ({ api: 'main', path: '/planted-address', key: 'planted' }),
    };`,
  'ui/site/planted/paths.ts': `
    export const paths = [{ path: '/planted-page', title: 'Planted page', layout: 'main' }];`,
  'ui/site/planted/build-facts.ts': `
    export const facts = { '/planted-page': () => ({ planted: 9 }) };`,
  'ui/site/planted/planted.view.tsx': `
    export const PlantedPage = () => <h1>A planted page</h1>;`,
  'ui/site/planted/page.ts': `
    import { paths } from './paths.ts';
    export const pages = [{
      ...paths[0],
      layout: 'site',
      description: 'A page that a test adds.',
      module: 'site/planted/planted.view.tsx',
      load: async () => (await import('./planted.view.tsx')).PlantedPage,
    }];`,
};

let planted: string;
beforeAll(() => {
  planted = plantedCopy();
  const { status, stderr } = spawnSync('npm', ['run', '-s', 'build:app'], {
    cwd: planted,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', BUILD_FOLDER: 'reports/build' },
  });
  if (status !== 0) throw new Error(`the build failed: ${stderr}`);
}, 240_000);
afterAll(() => {
  rmSync(planted, { recursive: true });
});

/** A copy of the product with the planted files. */
function plantedCopy(): string {
  mkdirSync(join(repositoryRoot, 'reports'), { recursive: true });
  const copy = mkdtempSync(join(repositoryRoot, 'reports/planted-'));
  const isOurs = (path: string) => !/\/(node_modules|dist)(\/|$)/.test(path.slice(copy.length));
  for (const name of ['domain', 'application', 'infrastructure', 'ui']) {
    cpSync(join(repositoryRoot, name), join(copy, name), { recursive: true, filter: isOurs });
  }
  for (const name of ['package.json', 'vite.config.ts', 'tsconfig.json']) {
    cpSync(join(repositoryRoot, name), join(copy, name));
  }
  symlinkSync(join(repositoryRoot, 'node_modules'), join(copy, 'node_modules'));
  for (const [path, text] of Object.entries(plantedFiles)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  return copy;
}

const built = (path: string) => readFileSync(join(planted, 'reports/build', path), 'utf8');

function documentOf(path: string): string {
  const pages = JSON.parse(built('app/pages.json')) as { path: string; file: string }[];
  const file = pages.find((page) => page.path === path)?.file;
  if (file === undefined) throw new Error(`there is no document of ${path}`);
  return built(`app${file}`);
}

const graph = () => JSON.parse(built('made/graph.json')) as ModuleGraph;
const chunkOf = (module: string) => graph().chunks.find(({ modules }) => modules.includes(module));

describe('a screen that only its own folder names', () => {
  it('has a document with its title, layout and heading', () => {
    const html = documentOf(PATH);
    expect(html).toContain('<title>Planted screen · Vriddhi</title>');
    expect(html).toContain('<div id="shell" data-audience="investor">');
    expect(html).toContain('<h1>A planted heading</h1>');
  });

  it('has a route in the app, and a chunk by its folder that the document preloads', () => {
    const routes = chunkOf('ui/planted/hello/route.ts');
    expect(routes?.file).toBe(chunkOf('ui/main.tsx')?.file);
    const chunk = chunkOf('ui/planted/hello/hello.view.tsx');
    expect(chunk?.file).toMatch(/^assets\/planted-hello-/);
    expect(documentOf(PATH)).toContain(
      `<link rel="modulepreload" crossorigin href="/${chunk?.file}"`,
    );
  });

  it('prefetches its requests by the reads of its context', () => {
    const html = documentOf(PATH);
    expect(html).toContain(`id="prefetch">${JSON.stringify(plan)}</script>`);
    expect(html).toContain('/planted-address');
  });
});

describe('a public page that only its own folder names', () => {
  it('has a document with its facts, and a place in the sitemap', () => {
    expect(documentOf('/planted-page')).toContain('<title>Planted page · Vriddhi</title>');
    expect(documentOf('/planted-page')).toContain('<h1>A planted page</h1>');
    expect(documentOf('/planted-page')).toContain('id="facts">{"planted":9}</script>');
    expect(built('app/sitemap.xml')).toContain('/planted-page</loc>');
  });

  it('is known to the app, whose links load it as a document', () => {
    const paths = chunkOf('ui/site/planted/paths.ts')?.file;
    expect(paths).toBeDefined();
    expect(chunkOf('ui/main.tsx')?.imports).toContain(paths);
  });
});
