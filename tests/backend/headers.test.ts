import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { call } from './probe-client.ts';
import { probeContext } from './probe-context.ts';

let backend: Backend;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vriddhi-app-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'app.html'), '<!doctype html><title>The app</title>');
  writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>The front page</title>');
  writeFileSync(path.join(folder, 'help.html'), '<!doctype html><title>Help</title>');
  writeFileSync(path.join(folder, 'deal.html'), '<!doctype html><title>A deal</title>');
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(PAGES));
  writeFileSync(path.join(folder, '.secret.txt'), 'hidden');
  writeFileSync(path.join(folder, 'assets/main-abc.js'), 'export const plain = 1;');
  writeFileSync(path.join(folder, 'assets/main-abc.js.br'), 'packed');
  backend = await startBackend({ extraContexts: [probeContext()], appFolder: folder });
});
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

const PAGES = [
  { path: '/', file: '/index.html' },
  {
    path: '/help',
    file: '/help.html',
    style: 'hash-of-style',
    scripts: ['hash-of-script', 'hash-of-other'],
  },
  { path: '/deals/:id/:tag', file: '/deal.html' },
  { path: '/deals/all/new', file: '/help.html' },
  { path: '*', file: '/app.html' },
];
const NAVIGATION = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const VARYING = ['date', 'server-time', 'x-request-id', 'etag', 'last-modified', 'content-length'];
const get = (address: string, headers: Readonly<Record<string, string>> = {}) =>
  call(backend.appAddress, address, { method: 'GET', headers });

/** The headers of a reply, without those that differ between runs. */
function constantHeaders(headers: Headers): Readonly<Record<string, string>> {
  const origins = { [backend.appAddress]: '<app>', [backend.thirdPartyAddress]: '<third-parties>' };
  return Object.fromEntries(
    [...headers]
      .filter(([name]) => !VARYING.includes(name) && !/^(connection|keep-alive)$/.test(name))
      .map(([name, value]) => [
        name,
        Object.entries(origins).reduce((text, [from, to]) => text.replaceAll(from, to), value),
      ]),
  );
}

describe('the headers of', () => {
  it('a page of the app', async () => {
    const { headers } = await get('/invest', NAVIGATION);
    expect(constantHeaders(headers)).toMatchSnapshot();
  });

  it('a public page, whose policy allows only its inline style and script', async () => {
    const { headers } = await get('/help', NAVIGATION);
    const policy = headers.get('content-security-policy');
    expect(policy).toContain(`style-src 'self' 'sha256-hash-of-style'`);
    expect(policy).toContain(`script-src 'self' 'sha256-hash-of-script' 'sha256-hash-of-other'; `);
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    const again = await get('/help', NAVIGATION);
    expect(constantHeaders(again.headers)).toEqual(constantHeaders(headers));
    const bare = await get('/', NAVIGATION);
    expect(bare.headers.get('content-security-policy')).not.toMatch(/style-src|sha256/);
  });

  it('a hashed file', async () => {
    const { headers } = await get('/assets/main-abc.js');
    expect(constantHeaders(headers)).toMatchSnapshot();
  });

  it('a personal reply', async () => {
    const { headers } = await get('/api/main/probe/who/a', { authorization: 'Bearer investor-7' });
    expect(constantHeaders(headers)).toMatchSnapshot();
  });

  it('a refusal', async () => {
    const { headers } = await get('/api/main/nothing');
    expect(constantHeaders(headers)).toMatchSnapshot();
  });

  it('an invalid URL', async () => {
    const { headers } = await get('/api/%zz');
    expect(constantHeaders(headers)).toMatchSnapshot();
  });

  it('the console, and a missing third-party page', async () => {
    const page = await call(backend.thirdPartyAddress, '/sandbox', { method: 'GET' });
    expect(constantHeaders(page.headers)).toMatchSnapshot();
    const missing = await call(backend.thirdPartyAddress, '/nothing', { method: 'GET' });
    expect(constantHeaders(missing.headers)).toMatchSnapshot();
  });

  it('a third-party file', async () => {
    const file = await call(backend.thirdPartyAddress, '/sandbox/files/page.css', {
      method: 'GET',
    });
    expect(constantHeaders(file.headers)).toMatchSnapshot();
  });
});

describe('the document of the app', () => {
  it('is served for every navigation', async () => {
    const odd = ['/%zz', '/invest/%00', '/deals/%C3/x?y=%zz'];
    for (const address of ['/invest', '/invest/1/2/a.b', '/portfolio?tab=fd', ...odd]) {
      const { status, text } = await get(address, NAVIGATION);
      expect([address, status, text]).toEqual([address, 200, expect.stringContaining('The app')]);
    }
  });

  it('is a prerendered one if the build made it', async () => {
    expect((await get('/help', NAVIGATION)).text).toContain('Help');
    expect((await get('/', NAVIGATION)).text).toContain('The front page');
  });

  it('is matched to a route as in the app’s router', async () => {
    for (const [address, title] of [
      ['/Help/', 'Help'],
      ['/deals/7/x', 'A deal'],
      ['/Deals/All/new', 'Help'],
      ['/deals/7', 'The app'],
      ['/deals/7/', 'The app'],
      ['/deals//x', 'The app'],
      ['/deals/7/x/y', 'The app'],
    ] as const) {
      expect([address, (await get(address, NAVIGATION)).text]).toEqual([
        address,
        `<!doctype html><title>${title}</title>`,
      ]);
    }
  });

  it('is not served for a missing file, data, or the API', async () => {
    const missing: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
      ['/assets/gone-abc.js', NAVIGATION],
      ['/picture.png', { accept: 'image/*' }],
      ['/invest', { accept: 'application/json' }],
      ['/api/main/nothing', NAVIGATION],
      ['/sandbox/nothing', NAVIGATION],
      ['/api', NAVIGATION],
    ];
    for (const [address, headers] of missing) {
      const { status, body } = await get(address, headers);
      expect([address, status, body['code']]).toEqual([address, 404, 'not-found']);
    }
  });

  it('is served for GET and HEAD only', async () => {
    const reply = await call(backend.appAddress, '/invest', { method: 'POST' });
    expect(reply.status).toBe(405);
    expect(reply.headers.get('allow')).toBe('GET, HEAD');
  });

  it('is sent compressed by the build to clients that support it', async () => {
    const plain = await get('/assets/main-abc.js', { 'accept-encoding': 'identity' });
    expect(plain.text).toBe('export const plain = 1;');
    const packed = await fetch(`${backend.appAddress}/assets/main-abc.js`, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'br' },
    });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect(packed.headers.get('content-type')).toContain('javascript');
  });

  it.each(['/.secret.txt', '/assets/../.secret.txt', '/assets/%2e%2e/.secret.txt', '/../x.txt'])(
    'does not serve %s',
    async (address) => {
      const { text } = await get(address, { accept: 'text/plain' });
      expect(text).not.toContain('hidden');
    },
  );

  it('contains its runtime environment', async () => {
    const { body } = await get('/environment.json');
    expect(body).toEqual({ environment: 'sandbox', thirdPartyOrigin: backend.thirdPartyAddress });
  });
});

describe('the description of the API', () => {
  it('has every route, with request and reply', async () => {
    const { body } = await get('/sandbox/openapi.json');
    const paths = body['paths'] as Record<string, Record<string, unknown>>;
    expect(paths['/api/main/probe/move']?.['post']).toMatchSnapshot();
    expect(paths['/api/main/probe/who/{name}']?.['get']).toMatchObject({
      summary: 'Says who asks',
      parameters: [
        { name: 'name', in: 'path', required: true },
        { name: 'loud', in: 'query', required: false, schema: { enum: ['yes', 'no'] } },
      ],
    });
    const served = Object.values(paths).flatMap((methods) => Object.keys(methods));
    expect(served).toHaveLength(backend.sandbox.routes.entries.length);
  });

  it('has an HTML page', async () => {
    const { text } = await call(backend.thirdPartyAddress, '/sandbox/openapi', { method: 'GET' });
    expect(text).toContain('/api/main/probe/move');
    expect(text).toContain('Moves an amount');
  });
});
