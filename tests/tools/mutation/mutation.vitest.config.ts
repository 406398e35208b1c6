import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ModulesFirst } from './modules-first.ts';

/** Runs the tests of the domain against the mutants. */
export default defineConfig({
  root: fileURLToPath(new URL('../../..', import.meta.url)),
  test: {
    fsModuleCache: false,
    include: ['tests/domain/**/*.test.ts'],
    // Leaves out tests that pack, bundle or read sources, because they cannot detect a mutant.
    exclude: [
      '**/node_modules/**',
      '**/*.exhaustive.test.ts',
      'tests/domain/{package,index,surface,size,types,examples-there}.test.ts',
      'tests/domain/**/sources.test.ts',
    ],
    setupFiles: ['tests/tools/mutation/mutation.setup.ts'],
    testTimeout: 15_000,
    isolate: false,
    sequence: { sequencer: ModulesFirst },
  },
});
