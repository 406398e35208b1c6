import { relative } from 'node:path';
import type { Plugin } from 'vite';
import { repositoryRoot } from './repository.ts';

/** A script of the build, with what it is made of and what comes with it. */
export interface Chunk {
  readonly file: string;
  /** Its sources, from the root of the repository. */
  readonly modules: readonly string[];
  /** The scripts that it cannot run without. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

/** Where the build writes its chunks down, until its pages are made. */
export const CHUNK_LIST = 'app.chunks.json';

/** Vite's own manifest does not say in which shared file a screen lies. */
export function chunkList(): Plugin {
  return {
    name: 'chunk-list',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map((chunk): Chunk => ({
          file: chunk.fileName,
          modules: chunk.moduleIds.map((id) => relative(repositoryRoot, id)),
          imports: chunk.imports,
          styles: [...(chunk.viteMetadata?.importedCss ?? [])],
        }));
      this.emitFile({ type: 'asset', fileName: CHUNK_LIST, source: JSON.stringify(chunks) });
    },
  };
}
