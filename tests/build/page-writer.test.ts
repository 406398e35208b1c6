// @vitest-environment node
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { PageWriter } from '#ui/build/page-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'vriddhi-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8');
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64');

it('writes each document, and a table of their paths and hashes', () => {
  const pages = new PageWriter(folder);
  pages.write('/', { html: 'home', style: 'p{}', scripts: ['go()', 'run()'] });
  pages.write('/deals/:id/:tag', { html: 'a deal' });
  pages.write('*', { html: 'the app' });
  pages.writeTable();
  expect([pages.has('/'), pages.has('/deals')]).toEqual([true, false]);
  expect(textOf('index.html')).toBe('home');
  expect(textOf('deals/~id/~tag.html')).toBe('a deal');
  expect(JSON.parse(textOf('pages.json'))).toEqual([
    {
      path: '/',
      file: '/index.html',
      style: hashOf('p{}'),
      scripts: [hashOf('go()'), hashOf('run()')],
    },
    { path: '/deals/:id/:tag', file: '/deals/~id/~tag.html' },
    { path: '*', file: '/app.html' },
  ]);
});
