import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import type { TestProjectConfiguration } from 'vitest/config';

/**
 * One project per runner of `npm test`. What is slow by nature (every fault on every call, deep
 * fuzz) is called `*.exhaustive.test.ts` and runs in `npm run test:exhaustive` alone.
 */
const exhaustive = 'tests/**/*.exhaustive.test.{ts,tsx}';
const root = fileURLToPath(new URL('../..', import.meta.url));
const setup = 'tests/tools/property-runs.setup.ts';
const screensSetup = [setup, 'tests/tools/screens.setup.ts'];

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
    // Transforms kept on disk do not notice a changed tsconfig.
    fsModuleCache: false,
    pool: 'forks',
    // `npm run test:screens` asks for four: screens wait as long as they work.
    maxWorkers: 2,
    // A worker keeps what it has loaded for its next file: half the work of a run was loading the
    // same modules again. Files share no state but a module's own, and each has its own backend.
    isolate: false,
    setupFiles: [setup],
    // A second, by itself, which a backend in the same process may need for its other work.
    expect: { poll: { timeout: 10_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // `npm run coverage`: every line and branch of the domain, by its own tests.
    coverage: {
      provider: 'v8',
      include: ['domain/**/*.ts'],
      exclude: ['domain/**/index.ts', 'domain/dist/**', 'domain/bin/vriddhi-quote.ts'],
      thresholds: { lines: 100, branches: 100 },
      reporter: [['text', { skipFull: true }], 'html'],
      reportsDirectory: 'reports/coverage',
    },
    projects: [
      project('unit', '{domain,application,infrastructure}', {
        testTimeout: 15_000,
        // Some start a backend, on a machine that does other things too.
        hookTimeout: 60_000,
      }),
      // The proofs of the domain's rules alone: `npm run audit` and `npm run coverage`.
      project('rules', 'domain', {
        exclude: [exhaustive, 'tests/domain/{package,index,surface,size,types}*.test.ts'],
        setupFiles: [setup, 'tests/tools/audit.setup.ts'],
        testTimeout: 600_000,
      }),
      project('tools', '{architecture,tools}', { testTimeout: 120_000, hookTimeout: 120_000 }),
      project('contracts', 'contracts', backendLimits),
      project('screens', 'ui', {
        environment: 'jsdom',
        setupFiles: screensSetup,
        ...backendLimits,
      }),
      project('exhaustive', '{domain,application,infrastructure,contracts}', {
        include: [exhaustive, 'tests/domain/**/*.test.ts'],
        env: { PROPERTY_RUNS: '5000' },
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
