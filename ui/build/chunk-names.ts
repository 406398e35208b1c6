import { parse } from 'node:path';
import { folderChunks } from './folder-chunks.ts';
import { type ImportGraph, usersOf } from './module-users.ts';

/** Both the app and the public pages start with React, which changes only with the lock file. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Two screens of the app and one public page show these long texts. */
const LEGAL_TEXT = /\/ui\/site\/legal\/(?!paths)/;

/**
 * Names the chunk of each module. What the app and the public pages share is `kit`. Of it,
 * `kit-app` is what only the app starts with, and `kit-later` what neither starts with, so that no
 * start loads what it does not need. What only the public pages start with is `kit-site`, or
 * `kit-site-only` if the first screens of the app do not need it either. The rest of the public
 * pages is `site`, or the chunk of the one page that uses it.
 * @param entries the modules with which the app and every public page start
 */
export function chunkNames(entries: {
  readonly app: string;
  readonly site: string;
}): (id: string, graph: ImportGraph) => string | null {
  const inApp = folderChunks(entries.app);
  let ofSite: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  let ofApp: ReadonlyMap<string, unknown> | undefined;
  return (id, graph) => {
    ofSite ??= usersOf(entries.site, graph, (root) => root);
    ofApp ??= usersOf(entries.app, graph, (root) => root);
    const roots = ofSite.get(id);
    if (REACT.test(id)) return 'react';
    if (roots === undefined) return inApp(id, graph);
    // Of the pages, only the news calculate with amounts, which takes many modules.
    const isStart = [...roots].some(
      (root) => root === entries.site || (isPage(root) && !root.includes('/news/')),
    );
    if (!ofApp.has(id)) return siteChunk([...roots], entries.site);
    if (LEGAL_TEXT.test(id)) return 'legal-text';
    const place = inApp(id, graph);
    if (place === 'app') return isStart ? 'kit' : 'kit-app';
    if (!isStart) return 'kit-later';
    return /-(first|held)$/.test(place ?? '') ? 'kit-site' : 'kit-site-only';
  };
}

/** The chunk of a module that only public pages use; null leaves it to the chunk of its page. */
function siteChunk(roots: readonly string[], entry: string): string | null {
  const pages = roots.filter((root) => isPage(root));
  if (roots.includes(entry) || pages.length > 1) return 'site';
  const onDemand = roots.find((root) => !isPage(root));
  return onDemand === undefined ? null : parse(onDemand).name;
}

/** Whether a module is the screen of a public page or a part of it. */
function isPage(id: string): boolean {
  return id.includes('/ui/site/');
}
