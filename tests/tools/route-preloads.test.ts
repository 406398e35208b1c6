import { runInNewContext } from 'node:vm';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Chunk } from './chunk-list.ts';
import { askingScript, type ShelledRoute } from './route-preloads.ts';

const chunk = (name: string, parts: Partial<Chunk> = {}): Chunk => ({
  file: `assets/${name}.js`,
  modules: [`ui/${name}.tsx`],
  imports: [],
  styles: [],
  ...parts,
});
const chunks = [
  chunk('app'),
  chunk('kit', { imports: ['assets/app.js'], styles: ['assets/kit.css'] }),
  chunk('list', { imports: ['assets/app.js', 'assets/kit.js'] }),
  chunk('own', { imports: ['assets/kit.js'], styles: ['assets/own.css'] }),
];
const WAITING = [1, 1] as const;
const route = (path: string, name: string, parts: Partial<ShelledRoute> = {}): ShelledRoute => ({
  path,
  isGuarded: false,
  modules: [`ui/${name}.tsx`],
  shells: WAITING,
  ...parts,
});
const routes = [
  route('/deals/:id', 'kit'),
  route('/deals/all', 'list'),
  route('/list', 'list', { shells: [0, 1] }),
  route('/own', 'own', { isGuarded: true }),
];
const shellOn = (ground: string) => ({ dataset: { ground }, remove: () => {} });
const opening = shellOn('green');
const waiting = shellOn('paper');
const lost = shellOn('paper');
const SHELLS = [opening, waiting, lost];
const FIRST = ['assets/app.css', 'assets/app.js'];

interface Visit {
  readonly address: string;
  readonly isSignedIn?: boolean;
  readonly isStorageForbidden?: boolean;
}

/** What the script asks for and shows at this address, in a document that only takes that. */
function opened({ address, isSignedIn = false, isStorageForbidden = false }: Visit) {
  const links: { rel?: string; as?: string; href?: string; crossOrigin?: string }[] = [];
  const shown: unknown[] = [];
  const { pathname, search } = new URL(address, 'http://localhost');
  const html = { dataset: { ground: '' } };
  let load = () => {};
  const elements: Record<string, object> = {
    shells: { content: { children: SHELLS, lastElementChild: lost }, remove: () => {} },
    app: { before: (shell: unknown) => shown.push(shell) },
  };
  const errors: unknown[] = [];
  // Nothing can be imported in here: as where the scripts do not come.
  runInNewContext(askingScript(routes, chunks, FIRST), {
    location: { pathname, search },
    localStorage: {
      getItem: (name: string) => {
        if (isStorageForbidden) throw new Error('forbidden');
        return isSignedIn && name === 'vriddhi.signed-in' ? '1' : null;
      },
    },
    addEventListener: (_: string, loaded: () => void) => (load = loaded),
    PerformanceObserver: class {
      observe() {}
    },
    reportError: (error: unknown) => errors.push(error),
    getComputedStyle: () => ({}),
    document: {
      createElement: () => ({}),
      documentElement: html,
      head: { append: (link: object) => links.push(link) },
      getElementById: (id: string) => elements[id] ?? (id === 'shell' ? shown.at(-1) : null),
      querySelectorAll: () => [],
    },
  });
  return { links, shown, ground: html.dataset.ground, errors, load: () => load() };
}

/** Beside what every address takes. */
const askedAt = (visit: Visit) => opened(visit).links.slice(FIRST.length);
const filesAt = (visit: Visit) => askedAt(visit).map(({ href }) => href);
const LIST = ['/assets/kit.js', '/assets/list.js', '/assets/kit.css'];

it('asks for a screen with all that it cannot do without, as its loader will', () => {
  expect(askedAt({ address: '/list' })).toEqual([
    { rel: 'modulepreload', crossOrigin: '', href: '/assets/kit.js' },
    { rel: 'modulepreload', crossOrigin: '', href: '/assets/list.js' },
    { rel: 'preload', as: 'style', crossOrigin: '', href: '/assets/kit.css' },
  ]);
});

it('reads addresses as the router does', () => {
  expect(filesAt({ address: '/LIST/' })).toEqual(LIST);
  expect(filesAt({ address: '/deals/all' })).toEqual(LIST);
  expect(filesAt({ address: '/deals/7' })).toEqual(['/assets/kit.js', '/assets/kit.css']);
  expect(filesAt({ address: '/deals' })).toEqual([]);
  expect(filesAt({ address: '/deals/7/8' })).toEqual([]);
});

it('asks for nothing of a guarded screen for whoever will be sent on', () => {
  const OWN = ['/assets/kit.js', '/assets/own.js', '/assets/kit.css', '/assets/own.css'];
  expect(filesAt({ address: '/own', isSignedIn: true })).toEqual(OWN);
  expect(filesAt({ address: '/own' })).toEqual([]);
  expect(filesAt({ address: '/own', isStorageForbidden: true })).toEqual([]);
  expect(filesAt({ address: '/list', isStorageForbidden: true })).toEqual(LIST);
});

it('shows what the address shows at first, on its ground', () => {
  expect(opened({ address: '/list' })).toMatchObject({ shown: [opening], ground: 'green' });
  expect(opened({ address: '/list?tab=2' })).toMatchObject({ shown: [waiting], ground: 'paper' });
  expect(opened({ address: '/own', isSignedIn: true })).toMatchObject({ shown: [waiting] });
  expect(opened({ address: '/own' })).toMatchObject({ shown: [], ground: '' });
  expect(opened({ address: '/nowhere' })).toMatchObject({ shown: [], ground: '' });
});

it('asks for what every address takes before all else', () => {
  for (const address of ['/list', '/own', '/nowhere']) {
    expect(opened({ address }).links.slice(0, FIRST.length)).toEqual([
      { rel: 'preload', as: 'style', crossOrigin: '', href: '/assets/app.css' },
      { rel: 'modulepreload', crossOrigin: '', href: '/assets/app.js' },
    ]);
  }
});

it('begins the app once the page has been seen, and tells whoever waits in vain', async () => {
  const visit = opened({ address: '/list' });
  await setImmediate();
  expect(visit.shown).toEqual([opening]);
  visit.load();
  visit.load();
  await setImmediate();
  expect(visit.shown).toEqual([opening, lost]);
  expect(visit.shown[1]).toBe(lost);
  expect(visit.errors).toHaveLength(1);
});

it('begins the app at once where there is nothing to be seen', async () => {
  const visit = opened({ address: '/nowhere' });
  await setImmediate();
  expect(visit.shown).toEqual([lost]);
});

it('refuses a screen that the build has not', () => {
  expect(() => askingScript([route('/lost', 'lost')], chunks, FIRST)).toThrow(
    'no script of the build has ui/lost.tsx',
  );
  const broken = [chunk('list', { imports: ['assets/gone.js'] })];
  expect(() => askingScript([route('/list', 'list')], broken, FIRST)).toThrow('assets/gone.js');
});
