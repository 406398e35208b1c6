import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Runs the tests of the domain against the mutants of `npm run mutation`, with a fixed seed. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    fsModuleCache: false,
    include: ['tests/domain/**/*.test.ts'],
    // Leaves out tests that pack, bundle or read sources, because they cannot detect a mutant.
    exclude: [
      '**/*.exhaustive.test.ts',
      'tests/domain/{index,surface,examples-there}.test.ts',
    ],
    setupFiles: ['tests/support/property-runs.setup.ts'],
    testTimeout: 15_000,
    isolate: false,
  },
});
