import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#ui/build/folders.ts';

const readme = readFileSync(join(repositoryRoot, 'domain/README.md'), 'utf8');

/** The names that a client imports, and their sources. */
const entry = /@vriddhi\/domain(\/[a-z-]+)?/g;
function sourceOf(_: string, context = ''): string {
  return join(repositoryRoot, `domain${context}/index.ts`);
}

/** The bundle of a client's code, without the two dependencies. */
async function bundled(code: string): Promise<string> {
  const result = await build({
    root: repositoryRoot,
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'client',
        resolveId: (id) => (id === 'client' ? '\0client' : undefined),
        load: (id) => (id === '\0client' ? code.replaceAll(entry, sourceOf) : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: 'client',
        external: /^(decimal\.js|date-fns)/,
        preserveEntrySignatures: 'strict',
      },
    },
  });
  if (Array.isArray(result) || !('output' in result)) throw new Error('there is one bundle');
  return result.output.map((file) => ('code' in file ? file.code : '')).join('');
}

function kilobytes(text: string): number {
  return gzipSync(text, { level: 9 }).length / 1024;
}

describe('the package in a bundle', () => {
  // With its two dependencies, some 14 KB, everything stays below 75.
  it('weighs with all contexts at once no more than its README states', async () => {
    expect(kilobytes(await bundled("export * from '@vriddhi/domain';"))).toBeLessThan(61);
    expect(readme).toContain('a PAN check 1 KB, a quote 7 KB');
    expect(readme).toContain('other entries 34 KB, all contexts 61 KB');
  });

  // With all that an entry needs of the others.
  it.each([
    ['platform', 8.5],
    ['fixed-deposits', 34],
    ['accounts', 12.5],
    ['private-market', 18],
    ['content', 5],
    ['referrals', 4],
  ])('with only the entry %s stays below %s KB', async (context, budget) => {
    const code = await bundled(`export * from '@vriddhi/domain/${context}';`);
    expect(kilobytes(code)).toBeLessThan(budget);
  });

  // Slightly above the measured sizes, so that an additional import exceeds the budget.
  it.each([
    ['Money', 1.5],
    ['depositQuote', 6.8],
    ['Holding', 7.7],
    ['RateCard', 4.1],
    ['panViolation', 1],
    ['nomineeViolations', 3.2],
    ['formatRupees', 2],
  ])('with only %s stays below %s KB', async (name, budget) => {
    const code = await bundled(`export { ${name} } from '@vriddhi/domain';`);
    expect(kilobytes(code)).toBeLessThan(budget);
  });

  it('leaves out what one import does not need', async () => {
    const code = await bundled("export { panViolation } from '@vriddhi/domain';");
    expect(code).toMatch(/export\s*\{/);
    expect(code).not.toMatch(/decimal\.js|date-fns/);
    for (const gone of ['a deposit needs', 'Effective yield', 'Awaiting Confirmation', '₹']) {
      expect(code).not.toContain(gone);
    }
    const whole = await bundled("export * from '@vriddhi/domain';");
    expect(whole).toContain('a deposit needs');
  });
});
