import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';

/**
 * The projects of the checks in `checks.ts`. Slow tests (every fault on every request, long
 * fuzzing) are named `*.exhaustive.test.ts` and run only at night (`npm test -- --all`).
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
    maxWorkers: 2,
    // Workers keep loaded modules, because loading them again took half of the time. Test files
    // share only the state of modules; each has its own backend.
    isolate: false,
    setupFiles: [setup],
    // Spies and stubs of one test do not reach the next one.
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
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
      project('unit', '{domain,application,infrastructure,build}', backendLimits),
      project('backend', 'backend', backendLimits),
      // Only the tests of domain rules, for `npm run audit` and `npm run coverage`. The coverage
      // counts the generated bad arguments of the night.
      project('rules', 'domain', {
        exclude: [
          'tests/domain/{index,surface,package,size,types}*.test.ts',
          ...(process.env['AUDIT_SEED'] === undefined ? [] : [exhaustive]),
        ],
        setupFiles: [setup, 'tests/tools/audit/audit.setup.ts'],
        testTimeout: 600_000,
      }),
      project('repository', '{architecture,tools}', { testTimeout: 120_000, hookTimeout: 120_000 }),
      project('contracts', 'contracts', backendLimits),
      project('screens', 'ui', {
        environment: 'jsdom',
        setupFiles: screensSetup,
        ...backendLimits,
      }),
      project('night', '{domain,infrastructure,backend,build,contracts,architecture,tools}', {
        include: [exhaustive, 'tests/domain/**/*.test.ts'],
        env: { PROPERTY_RUNS: '1000', PROPERTY_SEED: 'random' },
        exclude: ['tests/ui/**'],
        testTimeout: 600_000,
        hookTimeout: 120_000,
      }),
      project('night-screens', 'ui', {
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
