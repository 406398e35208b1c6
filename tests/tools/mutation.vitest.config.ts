import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ModulesFirst } from './mutation/modules-first.ts';

/** The tests of the domain alone, for the mutants: the same cases in each run, nothing shrunk. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    fsModuleCache: false,
    include: ['tests/domain/**/*.test.ts'],
    // What packs, bundles or reads sources says nothing about a mutant.
    exclude: [
      '**/node_modules/**',
      '**/*.exhaustive.test.ts',
      'tests/domain/{package,index,surface,size,types,examples-there}.test.ts',
      'tests/domain/**/sources.test.ts',
    ],
    setupFiles: ['tests/tools/mutation.setup.ts'],
    testTimeout: 15_000,
    isolate: false,
    sequence: { sequencer: ModulesFirst },
  },
});
