import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const domain = fileURLToPath(new URL('../../domain', import.meta.url));
const elsewhere = mkdtempSync(join(tmpdir(), 'vriddhi-domain-'));
const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error'];

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

beforeAll(() => {
  run('npm', ['pack', '--pack-destination', elsewhere, ...quiet], domain);
  const [tarball = ''] = readdirSync(elsewhere).filter((file) => file.endsWith('.tgz'));
  writeFileSync(join(elsewhere, 'package.json'), '{ "private": true, "type": "module" }');
  run('npm', ['install', join(elsewhere, tarball), ...quiet], elsewhere);
}, 60_000);

afterAll(() => {
  rmSync(elsewhere, { recursive: true, force: true });
});

it('runs the example of its README, installed outside the repository, in plain Node', () => {
  const readme = readFileSync(join(domain, 'README.md'), 'utf8');
  const [, example = ''] = /```js\n([\s\S]*?)```/.exec(readme) ?? [];
  writeFileSync(join(elsewhere, 'example.js'), example);
  const promised = [...example.matchAll(/\/\/ (.*)$/gm)].map(([, comment]) => comment);
  const printed = run(process.execPath, ['example.js'], elsewhere).trim().split('\n');
  expect(printed).toEqual(promised);
  expect(printed[0]).toBe('₹1,28,614');
});

it('brings its types, and nothing but what it needs', () => {
  const installed = join(elsewhere, 'node_modules/@vriddhi/domain');
  expect(readdirSync(installed).toSorted()).toEqual(['README.md', 'dist', 'package.json']);
  expect(readdirSync(join(installed, 'dist'))).toContain('index.d.ts');
  const packages = readdirSync(join(elsewhere, 'node_modules')).filter((name) =>
    /^[^.]/.test(name),
  );
  expect(packages.toSorted()).toEqual(['@vriddhi', 'date-fns', 'decimal.js']);
});

it('refuses a wrong number in plain JavaScript with a sentence', () => {
  const attempt = `import { Money } from '@vriddhi/domain';
    try { Money.of(0.1); } catch (error) { console.log(error.message); }`;
  writeFileSync(join(elsewhere, 'attempt.js'), attempt);
  const printed = run(process.execPath, ['attempt.js'], elsewhere);
  expect(printed).toContain('money as a number must be whole (write it as text), got 0.1');
});
