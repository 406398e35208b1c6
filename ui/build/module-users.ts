import type { Rollup } from 'vite';

/** The part of the bundler's graph that the chunk rules read. */
export interface ImportGraph {
  getModuleInfo(id: string): Rollup.ModuleInfo | null;
}

/**
 * For each module, the names of the roots that import it, directly or not. A root is the entry, or
 * a module that is imported on demand.
 */
export function usersOf(
  entry: string,
  graph: ImportGraph,
  nameOf: (root: string) => string,
): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  const roots = new Set([entry]);
  for (const root of roots) {
    const name = nameOf(root);
    for (const id of importedBy(root, graph, roots)) {
      users.set(id, (users.get(id) ?? new Set()).add(name));
    }
  }
  return users;
}

/**
 * The module with all that it imports statically, directly or not. Modules imported on demand are
 * added to `roots`.
 */
function importedBy(root: string, graph: ImportGraph, roots: Set<string>): ReadonlySet<string> {
  const found = new Set([root]);
  for (const id of found) {
    const module = graph.getModuleInfo(id);
    for (const imported of module?.importedIds ?? []) found.add(imported);
    for (const loaded of module?.dynamicallyImportedIds ?? []) roots.add(loaded);
  }
  return found;
}
