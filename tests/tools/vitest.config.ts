import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';

/**
 * One project per test runner of `npm test`. Slow tests (every fault on every request, long
 * fuzzing) are named `*.exhaustive.test.ts` and run only in `npm run test:exhaustive`.
 */
const exhaustive = 'tests/**/*.exhaustive.test.{ts,tsx}';
const root = fileURLToPath(new URL('../..', import.meta.url));
const setup = 'tests/support/property-runs.setup.ts';
const screensSetup = [setup, 'tests/support/screens.setup.ts'];

function project(name: string, folders: string, options: object = {}): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      name,
      include: [`tests/${folders}/**/*.test.{ts,tsx}`],
      exclude: [exhaustive],
      environment: 'node',
      ...options,
    },
  };
}

const backendLimits = { testTimeout: 30_000, hookTimeout: 60_000 };

export default defineConfig({
  root,
  plugins: [react()],
  test: {
    // vitest's cache of transformed files does not notice changes of a tsconfig.
    fsModuleCache: false,
    pool: 'forks',
    // Two workers. `npm run test:screens` sets four, because screen tests wait as much as they
    // compute.
    maxWorkers: 2,
    // Workers keep loaded modules, because loading them again took half of the time. Test files
    // share only the state of modules; each has its own backend.
    isolate: false,
    setupFiles: [setup],
    // The default is one second, but a backend in the same process may need longer.
    expect: { poll: { timeout: 10_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // `npm run coverage` requires full line and branch coverage of the domain by its own tests.
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts'],
      exclude: ['domain/**/index.ts', 'domain/dist/**', 'domain/bin/vriddhi-quote.ts'],
      thresholds: { lines: 100, branches: 100 },
      reporter: [['text', { skipFull: true }], 'html'],
      reportsDirectory: 'reports/coverage',
    },
    projects: [
      project('unit', '{domain,application,infrastructure,backend,build}', {
        testTimeout: 15_000,
        // Some tests start a backend in a hook, possibly on a busy machine.
        hookTimeout: 60_000,
      }),
      // Only the tests of domain rules, for `npm run audit` and `npm run coverage`.
      project('rules', 'domain', {
        exclude: [exhaustive, 'tests/domain/{package,index,surface,size,types}*.test.ts'],
        setupFiles: [setup, 'tests/tools/audit/audit.setup.ts'],
        testTimeout: 600_000,
      }),
      project('tools', '{architecture,tools}', { testTimeout: 120_000, hookTimeout: 120_000 }),
      project('contracts', 'contracts', backendLimits),
      project('screens', 'ui', {
        environment: 'jsdom',
        setupFiles: screensSetup,
        ...backendLimits,
      }),
      project('exhaustive', '{domain,application,infrastructure,backend,contracts}', {
        include: [exhaustive, 'tests/domain/**/*.test.ts'],
        env: { PROPERTY_RUNS: '1000' },
        exclude: ['tests/ui/**'],
        testTimeout: 600_000,
        hookTimeout: 120_000,
      }),
      project('exhaustive-screens', 'ui', {
        include: ['tests/ui/**/*.exhaustive.test.{ts,tsx}'],
        exclude: [],
        environment: 'jsdom',
        setupFiles: screensSetup,
        testTimeout: 600_000,
        hookTimeout: 120_000,
      }),
    ],
  },
});
