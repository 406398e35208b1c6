import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const guide = readFileSync('infrastructure/deployment/README.md', 'utf8');
/** The table of the guide: URLs and their `cache-control` headers. */
const rows = guide
  .split('\n')
  .filter((line) => line.startsWith('| `/'))
  .map((line) => {
    const [, addresses = '', , caching = ''] = line.split('|');
    const named: readonly string[] = addresses.match(/(?<=`)\/[^`]*/g) ?? [];
    return { addresses: named, caching: caching.trim() };
  });
const listed = rows.flatMap(({ addresses }) => addresses);
const publicFiles = 'ui/public';

let backend: Backend;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'vriddhi-files-'));
  const files = ['app.html', 'index.html', 'help.html', 'terms.html', 'robots.txt', 'sitemap.xml'];
  const examples = listed.filter((address) => address.endsWith('/*')).map(exampleOf);
  for (const file of [...files, ...examples, 'icon.svg', 'manifest.webmanifest']) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), '<title>An example</title>');
  }
  const pages = [
    { path: '/help', file: '/help.html' },
    { path: '*', file: '/app.html' },
  ];
  writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(pages));
  backend = await startBackend({ appFolder: folder });
});
afterAll(async () => {
  await backend.stop();
  rmSync(folder, { recursive: true });
});

function exampleOf(address: string): string {
  const examples: Readonly<Record<string, string>> = {
    '/api/*': '/api/main/fd/nothing',
    '/sandbox/*': '/sandbox/health',
  };
  return examples[address] ?? address.replace('*', 'example-Ab12.svg');
}

describe('the guide to the CDN', () => {
  it.each(listed)('states the caching that the server sends for %s', async (address) => {
    const row = rows.find(({ addresses }) => addresses.includes(address));
    const accept = 'text/html,*/*;q=0.8';
    const reply = await fetch(`${backend.appAddress}${exampleOf(address)}`, {
      headers: { accept },
    });
    expect(`\`${reply.headers.get('cache-control')}\``).toBe(row?.caching);
    const isKept = row?.caching !== '`no-store`';
    if (isKept) expect(reply.headers.get('etag')).toBeTruthy();
    if (isKept) expect(reply.headers.get('vary')).toContain('accept-encoding');
  });

  it('names every folder and file that is shipped unchanged', () => {
    const entries = readdirSync(publicFiles, { withFileTypes: true });
    const addresses = entries.map((one) => (one.isDirectory() ? `/${one.name}/*` : `/${one.name}`));
    expect(addresses.length).toBeGreaterThan(8);
    expect(addresses.filter((address) => !listed.includes(address))).toEqual([]);
  });

  it('states correctly that the policy allows scripts and styles of one origin only', async () => {
    const { headers } = await fetch(backend.appAddress, { headers: { accept: 'text/html' } });
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'self'`);
    expect(policy).toMatch(/script-src 'self'[; ]/);
  });
});

describe('a page that is requested again', () => {
  it('is not sent twice', async () => {
    const ask = (headers: Readonly<Record<string, string>>) => {
      const host = new URL(backend.appAddress).host;
      const all = { host, accept: 'text/html', ...headers };
      return backend.sandbox.app.inject({ url: '/help', headers: all });
    };
    const first = await ask({});
    const again = await ask({ 'if-none-match': String(first.headers.etag) });
    expect([first.statusCode, again.statusCode]).toEqual([200, 304]);
    expect(again.body).toBe('');
  });
});
