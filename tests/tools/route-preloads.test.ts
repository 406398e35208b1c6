import { runInNewContext } from 'node:vm';
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
const opening = { dataset: { ground: 'green' } };
const waiting = { dataset: { ground: 'paper' } };
const lost = { dataset: { ground: 'paper' } };
const SHELLS = [opening, waiting, lost];
const page = '<script type="module" src="/assets/app.js"></script>';

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
  let onError: (event: { readonly target: object }) => void = () => {};
  const elements: Record<string, object> = {
    shells: { content: { children: SHELLS, lastElementChild: lost }, remove: () => {} },
    app: { before: (shell: unknown) => shown.push(shell) },
  };
  runInNewContext(askingScript(routes, chunks, page), {
    location: { pathname, search },
    localStorage: {
      getItem: (name: string) => {
        if (isStorageForbidden) throw new Error('forbidden');
        return isSignedIn && name === 'vriddhi.signed-in' ? '1' : null;
      },
    },
    addEventListener: (_: string, listener: typeof onError) => (onError = listener),
    document: {
      createElement: () => ({}),
      documentElement: html,
      head: { append: (link: object) => links.push(link) },
      getElementById: (id: string) => elements[id] ?? null,
    },
  });
  return { links, shown, ground: html.dataset.ground, onError };
}

const askedAt = (visit: Visit) => opened(visit).links;
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

it('tells whoever waits for a script that does not come', () => {
  const visit = opened({ address: '/list' });
  visit.onError({ target: { localName: 'img' } });
  expect(visit.shown).toEqual([opening]);
  visit.onError({ target: { localName: 'script' } });
  expect(visit.shown).toEqual([opening, lost]);
  expect(visit.shown[1]).toBe(lost);
});

it('refuses a screen that the build has not', () => {
  expect(() => askingScript([route('/lost', 'lost')], chunks, page)).toThrow(
    'no script of the build has ui/lost.tsx',
  );
  const broken = [chunk('list', { imports: ['assets/gone.js'] })];
  expect(() => askingScript([route('/list', 'list')], broken, page)).toThrow('assets/gone.js');
});
