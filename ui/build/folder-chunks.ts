import { type ImportGraph, usersOf } from './module-users.ts';

/**
 * Packages that every page needs. They change only with the lock file, so browsers cache this chunk
 * longest.
 */
const PLATFORM = new RegExp(
  `node_modules/(${[
    'react|react-dom|scheduler|react-router',
    'mobx|mobx-react-lite',
    'inversify|@inversifyjs|reflect-metadata',
  ].join('|')})/`,
);
const CHARTS = /node_modules\/(d3-[^/]+|internmap)\/|\/design-system\/charts\//;

/** Matches the folder of a module, such as `fixed-deposits/booking/payment`, and its file name. */
const PLACE = /\/(?:ui|application|infrastructure)\/(.+)\/([^/.]+)([^/]*)$/;
const SIGN_IN = 'accounts/sign-in';
const VERIFY_MOBILE = 'accounts/verify-mobile';
const APP = 'app';
/** The context whose catalogue visitors open first. */
const FIRST_CONTEXT = 'fixed-deposits';

/**
 * Names the chunk of each module by the deepest folder that contains all screens that use it: a
 * screen, a section, a context, or `shared`. Imports lead only from a narrower chunk to a wider
 * one, so that no two chunks wait for each other.
 * @param entry the module with which the app starts; its imports are the chunk `app`
 */
export function folderChunks(entry: string): (id: string, graph: ImportGraph) => string | null {
  let users: ReadonlyMap<string, ReadonlySet<string>> | undefined;
  return (id, graph) => {
    users ??= usersOf(entry, graph, (root) => (root === entry ? APP : placeOf(root)));
    const folders = users.get(id);
    return folders === undefined ? null : chunkName(id, [...folders]);
  };
}

/**
 * The folder of a screen's module, a file of port bindings, or a part of the platform. For any
 * other module, the path without its extension, so that it is a group of its own.
 */
function placeOf(id: string): string {
  const [, folder, name, kind = ''] = PLACE.exec(id) ?? [];
  // A package that one screen loads on demand is left to the bundler.
  if (folder === undefined) return '';
  const isWhole = folder.startsWith('platform/') || /^\.(view\.tsx|module\.ts)$/.test(kind);
  return isWhole ? folder : `${folder}/${name}`;
}

function chunkName(id: string, folders: readonly string[]): string | null {
  if (PLATFORM.test(id)) return 'platform';
  if (folders.includes(APP)) return APP;
  // The two screens that visitors see first must not load larger chunks than `app`.
  if (folders.includes(SIGN_IN)) return folders.length === 1 ? 'sign-in' : APP;
  const contexts = new Set(folders.map((folder) => folder.split('/', 1)[0] ?? ''));
  if (folders.includes(VERIFY_MOBILE)) return contexts.size === 1 ? 'verify-mobile' : APP;
  if (CHARTS.test(id)) return 'charts';
  if (folders.includes('')) return null;
  if (contexts.size === 1) return withinContext(folders).replaceAll('/', '-');
  // Frames (page layouts) are used by screens of every context, which load them on demand.
  contexts.delete('platform');
  return contexts.size === 2 ? [...contexts].toSorted().join('-') : 'shared';
}

/**
 * The deepest folder of all screens that use the module. If two sections of the deposits use it,
 * the names of both, so that the other sections, which visitors open first, need not load it.
 */
function withinContext(folders: readonly string[]): string {
  const common = commonFolder(folders);
  const sections = new Set(folders.map((folder) => folder.split('/', 2)[1] ?? ''));
  if (common !== FIRST_CONTEXT || sections.size !== 2 || sections.has('')) return common;
  return [common, ...[...sections].toSorted()].join('-');
}

function commonFolder([first = '', ...others]: readonly string[]): string {
  const names = first.split('/');
  const isCommon = (depth: number) => {
    const folder = names.slice(0, depth).join('/');
    return others.every((other) => `${other}/`.startsWith(`${folder}/`));
  };
  const depths = names.map((_, index) => index + 1).filter(isCommon);
  return names.slice(0, depths.at(-1)).join('/');
}
