// @vitest-environment node
import { expect, it } from 'vitest';
import type { ModuleGraph } from '#ui/build/module-graph.ts';
import { type AppParts, screenDocument } from '#ui/build/screen-document.ts';
import type { RouteShell } from '#ui/shells.server.tsx';

const chunk = (name: string, modules: readonly string[], imports: readonly string[] = []) => ({
  file: `assets/${name}.js`,
  modules,
  imports: imports.map((each) => `assets/${each}.js`),
  styles: [`assets/${name}.css`],
});
const graph: ModuleGraph = {
  chunks: [
    chunk('platform', []),
    chunk('app', ['ui/main.tsx'], ['platform']),
    chunk('kit', ['ui/kit.tsx'], ['app']),
    chunk('list', ['ui/list/list.view.tsx'], ['app', 'kit']),
    chunk('other', ['ui/list/other.view.tsx']),
    chunk('deals', ['infrastructure/deals/deals.module.ts']),
    chunk('frame', ['ui/platform/shell/layouts/app-foot.tsx']),
  ],
  lazy: {
    'ui/list/route.ts': [
      { module: 'ui/list/list.view.tsx', exports: ['List'] },
      { module: 'ui/list/other.view.tsx', exports: ['Other'] },
    ],
    'ui/main.tsx': [{ module: 'infrastructure/deals/deals.module.ts', exports: ['contextModule'] }],
    'ui/platform/shell/layouts/frame-parts.ts': [
      { module: 'ui/platform/shell/layouts/app-foot.tsx', exports: ['AppFoot'] },
    ],
  },
};
const app: AppParts = {
  graph,
  style: '.title{color:red}.far{color:blue}',
  theme: 'theme()',
  start: 'start()',
  startWithRequests: 'startWithRequests()',
  lost: '<p>Try again</p>',
  noscript: '<noscript>Needs JavaScript</noscript>',
};
const load = () => Promise.resolve({});
const list: RouteShell = {
  path: '/list',
  title: 'List',
  ground: 'green',
  audience: 'everyone',
  isComplete: false,
  html: '<h1 class="title">List</h1>',
  source: './list/route.ts',
  download: { contexts: [], component: 'List', load },
  hasMenus: false,
};
const linked = (html: string) =>
  Array.from(html.matchAll(/<link rel="(?:module)?preload"[^>]* href="([^"]+)"/g), ([, at]) => at);
const FIRST = ['platform.css', 'app.css', 'platform.js', 'app.js'].map((file) => `/assets/${file}`);

it('preloads the files of the app, and then those of the screen after their dependencies', () => {
  const { html } = screenDocument(app, list);
  const own = ['kit.css', 'list.css', 'kit.js', 'list.js'].map((file) => `/assets/${file}`);
  expect(linked(html)).toEqual([...FIRST, ...own]);
  expect(html).toContain('href="/assets/app.js" data-entry>');
  expect(html).not.toContain('template id="preloads"');
});

it('preloads the contexts of the screen, and the parts of a frame with menus', () => {
  const download = { contexts: ['deals'], component: 'Other', load };
  const { html } = screenDocument(app, { ...list, download, hasMenus: true });
  const own = ['other', 'deals', 'frame'];
  expect(linked(html).slice(FIRST.length)).toEqual([
    ...own.map((name) => `/assets/${name}.css`),
    ...own.map((name) => `/assets/${name}.js`),
  ]);
});

it('keeps the files of a guarded screen in a template, which only investors open', () => {
  const { html } = screenDocument(app, { ...list, audience: 'investor' });
  const [, template = ''] = /<template id="preloads">(.*?)<\/template>/.exec(html) ?? [];
  expect(linked(html.replace(template, ''))).toEqual(FIRST);
  expect(linked(template)).toHaveLength(4);
  expect(html).toContain('<div id="shell" data-audience="investor"><h1');
});

it('shows the shell on its background, with the styles of its classes only', () => {
  const { html, style } = screenDocument(app, list);
  expect(html).toContain('<html lang="en-IN" data-ground="green">');
  expect(html).toContain('<title>List</title>');
  expect(html).toContain('<div id="shell"><h1 class="title">List</h1></div>\n    <div id="app">');
  expect(style).toContain('.title{');
  expect(style).not.toContain('.far{');
});

it('preloads the parts that the route names with the files of its screen', () => {
  const preloadsOf = (contexts: readonly string[], modules: readonly string[]) =>
    linked(screenDocument(app, { ...list, parts: { contexts, modules } }).html);
  expect(preloadsOf(['deals'], [])).toContain('/assets/deals.js');
  expect(preloadsOf([], ['ui/list/other.view.tsx'])).toContain('/assets/other.js');
  expect(linked(screenDocument(app, list).html).join(' ')).not.toMatch(/deals|other/);
  expect(() => preloadsOf([], ['ui/list/moved.tsx'])).toThrow('no script of the build contains');
});

it('says which inline parts the policy must allow', () => {
  const { html, style, scripts } = screenDocument(app, list);
  expect(html).toContain(`<style>${style}</style>`);
  for (const script of scripts ?? []) expect(html).toContain(`<script>${script}</script>`);
  expect(html.match(/<script>|<style>/g)).toHaveLength(3);
});

it('prefetches the requests that the route names, and only those', () => {
  expect(screenDocument(app, list).scripts).toEqual(['theme()', 'start()']);
  const { html, scripts } = screenDocument(app, {
    ...list,
    prefetch: [['held-list', { count: 1 }]],
  });
  expect(scripts).toEqual(['theme()', 'startWithRequests()']);
  const plan = { path: '/list', isGuarded: false, requests: [['held-list', { count: 1 }]] };
  expect(html).toContain(`<script type="application/json" id="prefetch">${JSON.stringify(plan)}<`);
});

it('leaves the message for browsers without scripting to a complete screen', () => {
  expect(screenDocument(app, list).html).toContain(app.noscript);
  const complete = screenDocument(app, { ...list, audience: 'visitor', isComplete: true });
  expect(complete.html).not.toContain(app.noscript);
  expect(complete.html).toContain('<div id="shell" data-audience="visitor" data-complete>');
});

it('shows nothing and preloads only the app at an unknown address', () => {
  const { html } = screenDocument(app);
  expect(linked(html)).toEqual(FIRST);
  expect(html).toContain('<title>Vriddhi</title>');
  expect(html).not.toContain('<div id="shell"><h1');
});

it('refuses a screen or a file that the build does not have', () => {
  const lost = { ...list, download: { contexts: [], component: 'Lost', load } };
  expect(() => screenDocument(app, lost)).toThrow(
    '/list needs exactly one module of Lost, found 0',
  );
  const chunks = graph.chunks.filter(({ file }) => file !== 'assets/kit.js');
  expect(() => screenDocument({ ...app, graph: { ...graph, chunks } }, list)).toThrow(
    'no script of the build contains assets/kit.js',
  );
});
