import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { repositoryRoot } from '#ui/build/folders.ts';

/** What a client names, and the source behind it. */
const entry = /@vriddhi\/domain(\/[a-z-]+)?/g;
function sourceOf(_: string, context = ''): string {
  return join(repositoryRoot, `domain${context}/index.ts`);
}

/** What the installed bundler makes of a client's code, without the two dependencies. */
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
  // With its two dependencies, some 14 KB, everything stays below 60.
  it('weighs less than 46 KB with all contexts at once', async () => {
    expect(kilobytes(await bundled("export * from '@vriddhi/domain';"))).toBeLessThan(46);
  });

  // With all that an entry needs of the others.
  it.each([
    ['platform', 6],
    ['fixed-deposits', 18],
    ['accounts', 12],
    ['private-market', 18],
    ['content', 5],
    ['referrals', 4],
  ])('weighs little where the whole entry %s is asked for: %s KB', async (context, budget) => {
    const code = await bundled(`export * from '@vriddhi/domain/${context}';`);
    expect(kilobytes(code)).toBeLessThan(budget);
  });

  // Each somewhat above what was measured: a budget that notices when one thing pulls in another.
  it.each([
    ['Money', 1.5],
    ['depositQuote', 6.8],
    ['Holding', 7.7],
    ['RateCard', 4],
    ['panViolation', 1],
    ['nomineeViolations', 3],
    ['formatRupees', 2],
  ])('weighs little where only %s is asked for: %s KB', async (name, budget) => {
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
