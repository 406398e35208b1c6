import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Chunk } from './chunk-list.ts';
import { preloadScript } from './route-preloads.ts';

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
const route = (path: string, name: string, isGuarded = false) => ({
  path,
  isGuarded,
  modules: [`ui/${name}.tsx`],
});
const routes = [
  route('/deals/:id', 'kit'),
  route('/deals/all', 'list'),
  route('/list', 'list'),
  route('/own', 'own', true),
];
const page = '<script type="module" src="/assets/app.js"></script>';

interface Visit {
  readonly address: string;
  readonly isSignedIn?: boolean;
  readonly isStorageForbidden?: boolean;
}

/** What the script asks for at this address, in a document that only takes links. */
function askedAt({ address, isSignedIn = false, isStorageForbidden = false }: Visit) {
  const links: { rel?: string; as?: string; href?: string; crossOrigin?: string }[] = [];
  runInNewContext(preloadScript(routes, chunks, page), {
    location: { pathname: address },
    localStorage: {
      getItem: (name: string) => {
        if (isStorageForbidden) throw new Error('forbidden');
        return isSignedIn && name === 'vriddhi.signed-in' ? '1' : null;
      },
    },
    document: {
      createElement: () => ({}),
      head: { append: (link: object) => links.push(link) },
    },
  });
  return links;
}

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

it('refuses a screen that the build has not', () => {
  expect(() => preloadScript([route('/lost', 'lost')], chunks, page)).toThrow(
    'no script of the build has ui/lost.tsx',
  );
  const broken = [chunk('list', { imports: ['assets/gone.js'] })];
  expect(() => preloadScript([route('/list', 'list')], broken, page)).toThrow('assets/gone.js');
});
