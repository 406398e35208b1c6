import { parse } from 'node:path';
import { type ImportGraph, usersOf } from './module-users.ts';

const KIT = 'site-kit';

/**
 * Names the chunk of each module of the public pages. The entry, and what it or several pages use,
 * is one chunk, so that a page loads two scripts: this chunk and its own. What a page loads on
 * demand is a chunk with everything that only this page shares with it. The other modules belong to
 * the chunk of their page.
 * @param entry the module with which every public page starts
 */
export function siteChunks(entry: string): (id: string, graph: ImportGraph) => string | null {
  let users: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    users ??= usersOf(entry, graph, (root) => root);
    const roots = [...(users.get(id) ?? [])];
    const pages = roots.filter((root) => isPage(root));
    if (roots.some((root) => root === entry || isPackage(root)) || pages.length > 1) return KIT;
    const onDemand = roots.find((root) => !isPage(root));
    return onDemand === undefined ? null : parse(onDemand).name;
  };
}

/** Whether a root is a package, such as React DOM, which the entry imports in a separate task. */
function isPackage(root: string): boolean {
  return root.includes('/node_modules/');
}

/** Whether a root is the screen of a page, which the entry imports on demand. */
function isPage(root: string): boolean {
  return root.includes('/ui/site/');
}
