import { mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { buildFolder, repositoryRoot } from './folders.ts';

/** A script of the build. Paths of modules are relative to the repository root. */
export interface Chunk {
  readonly file: string;
  readonly modules: readonly string[];
  /** The file names of the scripts that this one imports statically. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

export interface LazyModule {
  readonly module: string;
  readonly exports: readonly string[];
}

/** The chunks and on-demand imports of a Vite build, from which the pages take their preloads. */
export interface ModuleGraph {
  readonly chunks: readonly Chunk[];
  /** The modules that a module imports on demand, by its path. */
  readonly lazy: Readonly<Record<string, readonly LazyModule[]>>;
}

const FILE = 'graph.json';
const kept = join(buildFolder, 'made', FILE);

/**
 * A Vite plugin that writes the graph to `graph.json`. Vite's own manifest does not list the
 * modules of a chunk.
 */
export function moduleGraph(): Plugin {
  return {
    name: 'module-graph',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle)
        .filter((file) => file.type === 'chunk')
        .map((chunk): Chunk => ({
          file: chunk.fileName,
          modules: chunk.moduleIds.map(fromRoot),
          imports: chunk.imports,
          styles: stylesOf(chunk, bundle),
        }));
      const lazy: Record<string, readonly LazyModule[]> = {};
      for (const id of this.getModuleIds()) {
        const loaded = this.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
        if (loaded.length === 0) continue;
        lazy[fromRoot(id)] = loaded.map((each) => ({
          module: fromRoot(each),
          exports: this.getModuleInfo(each)?.exports ?? [],
        }));
      }
      const source = JSON.stringify({ chunks, lazy } satisfies ModuleGraph);
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
}

/** If a build has one stylesheet instead of one per chunk, its first script needs that file. */
function stylesOf(
  { isEntry, viteMetadata }: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
): readonly string[] {
  const own = [...(viteMetadata?.importedCss ?? [])];
  if (!isEntry || own.length > 0) return own;
  return Object.keys(bundle).filter((file) => file.endsWith('.css'));
}

/** Reads the graph of a finished build, and moves its file out of the served folder. */
export function takeModuleGraph(folder: string): ModuleGraph {
  mkdirSync(dirname(kept), { recursive: true });
  renameSync(join(folder, FILE), kept);
  return readModuleGraph();
}

/** Reads the graph of a build whose pages have been written. */
export function readModuleGraph(): ModuleGraph {
  return JSON.parse(readFileSync(kept, 'utf8')) as ModuleGraph;
}

/**
 * The scripts and styles that contain these modules. Each file comes after those that it imports.
 */
export function filesOf(modules: readonly string[], { chunks }: ModuleGraph): readonly string[] {
  const found = new Set<Chunk>();
  const seen = new Set<Chunk>();
  const add = (chunk: Chunk | undefined, name: string) => {
    if (chunk === undefined) throw new Error(`no script of the build contains ${name}`);
    if (seen.has(chunk)) return;
    seen.add(chunk);
    for (const file of chunk.imports)
      add(
        chunks.find((each) => each.file === file),
        file,
      );
    found.add(chunk);
  };
  for (const name of modules)
    add(
      chunks.find((chunk) => chunk.modules.includes(name)),
      name,
    );
  return [...new Set(Array.from(found, ({ file, styles }) => [file, ...styles]).flat())];
}

function fromRoot(id: string): string {
  return relative(repositoryRoot, id);
}
