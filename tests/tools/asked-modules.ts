import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from './repository.ts';

/** Where the modules that stand in for others say that they were asked for. */
const LIST = 'askedModules';
const STAND_IN = '\0asked:';
const lists = globalThis as { [LIST]?: string[] };

/**
 * Instead of each module that is imported when it is needed, one that notes that it was. It is
 * evaluated once, but what looks like a promise is asked again by each `import()`.
 */
export function askedModules(): Plugin {
  return {
    name: 'asked-modules',
    enforce: 'pre',
    async resolveId(specifier, importer, { kind }) {
      if (kind !== 'dynamic-import') return undefined;
      const found = await this.resolve(specifier, importer);
      if (found === null) throw new Error(`${importer} asks for ${specifier}, which is nowhere`);
      return `${STAND_IN}${relative(repositoryRoot, found.id)}`;
    },
    load(id) {
      if (!id.startsWith(STAND_IN)) return undefined;
      const name = JSON.stringify(id.slice(STAND_IN.length));
      return `export function then(done) { globalThis.${LIST}.push(${name}); done({}); }`;
    },
  };
}

/** The modules that were asked for while this was done, from the root of the repository. */
export async function askedDuring(work: () => Promise<void>): Promise<readonly string[]> {
  lists[LIST] = [];
  await work();
  return [...new Set(lists[LIST])];
}
