import type { PrefetchPlan } from '#infrastructure/initial-requests.ts';
import {
  dataElement,
  type HtmlDocument,
  htmlDocument,
  inlineElement,
  lateStyles,
  modulePreloads,
  titleElements,
} from '#ui/platform/shell/html-document.ts';
import type { Parts } from '#ui/platform/routing/app-route.ts';
import type { RouteShell } from '#ui/shells.server.tsx';
import { criticalCss, firstPaintStyle, shellStyle } from './critical-css.ts';
import { filesOf, type ModuleGraph } from './module-graph.ts';

const ENTRY = 'ui/main.tsx';
const NO_PARTS: Parts = { contexts: [], modules: [] };
const FRAME_PARTS = 'ui/platform/shell/layouts/frame-parts.ts';
const DESCRIPTION =
  'Fixed deposits of banks and finance companies, and shares of Indian companies before they list.';
/** The parts that the documents of all screens share. */
export interface AppParts {
  readonly graph: ModuleGraph;
  /** All CSS of the app, from which each document takes its critical rules. */
  readonly style: string;
  /** The inline script `ui/theme.inline.ts`. */
  readonly theme: string;
  /** The inline script `ui/start.inline.ts`. */
  readonly start: string;
  /**
   * The inline script `ui/boot.inline.ts`, instead of `start` for screens with initial requests.
   */
  readonly startWithRequests: string;
  /** The HTML that replaces the shell if a script fails to load. */
  readonly lost: string;
  readonly noscript: string;
}

/**
 * The HTML document of a route. It shows the shell before any script has loaded, and preloads the
 * files of the screen. If the route requires a session, only signed-in users preload files. Without
 * `route`, it is the document of all URLs without a document of their own.
 */
export function screenDocument(app: AppParts, route?: RouteShell): HtmlDocument {
  const first = filesOf([ENTRY], app.graph);
  const entry = first.findLast((file) => file.endsWith('.js')) ?? '';
  const own = route === undefined ? [] : filesOf(modulesOf(route, app.graph), app.graph);
  const preloads = preloadsOf(own.filter((file) => !first.includes(file))).join('');
  const isGuarded = route?.audience === 'investor';
  const shell = route === undefined ? '' : shellElement(route);
  const style = criticalCss(app.style + firstPaintStyle + shellStyle, shell + app.lost);
  const plan = prefetchPlan(route);
  const script = plan === undefined ? app.start : app.startWithRequests;
  const head = [
    ...titleElements(route?.title ?? 'Vriddhi', DESCRIPTION),
    inlineElement('script', app.theme),
    inlineElement('style', style),
    ...lateStyles(addressesOf(first, '.css')),
    ...preloadsOf(first.filter((file) => file !== entry)),
    `<link rel="modulepreload" crossorigin href="/${entry}" data-entry>`,
    isGuarded ? `<template id="preloads">${preloads}</template>` : preloads,
  ];
  const body = [
    shell,
    '<div id="app"></div>',
    `<template id="lost"><div id="shell">${app.lost}</div></template>`,
    // The shell of the sign-in screen already contains the message for browsers without scripting.
    route?.isComplete === true ? '' : app.noscript,
    plan === undefined ? '' : dataElement('prefetch', plan),
    inlineElement('script', script),
  ];
  const html = htmlDocument({ ground: route?.ground ?? 'paper', head, body });
  return { html, style, scripts: [app.theme, script] };
}

/** The first requests of the screen, which the inline script reads from the document. */
function prefetchPlan(route?: RouteShell): PrefetchPlan | undefined {
  if (route?.prefetch === undefined) return undefined;
  const { path, audience, prefetch } = route;
  return { path, isGuarded: audience === 'investor', requests: prefetch };
}

function shellElement({ audience, isComplete, html }: RouteShell): string {
  const forWhom = audience === 'everyone' ? '' : ` data-audience="${audience}"`;
  return `<div id="shell"${forWhom}${isComplete ? ' data-complete' : ''}>${html}</div>`;
}

/**
 * The modules that a route imports on demand: its screen with its parts, its context modules and
 * parts of its frame.
 */
export function modulesOf(
  { path, source, download, hasMenus, parts = NO_PARTS }: Omit<RouteShell, 'html'>,
  { lazy }: ModuleGraph,
): readonly string[] {
  type IsWanted = (module: string, exports: readonly string[]) => boolean;
  const find = (importer: string, isWanted: IsWanted) =>
    (lazy[importer] ?? []).filter(({ module, exports }) => isWanted(module, exports));
  const one = (what: string, found: ReturnType<typeof find>): string => {
    const [first, second] = found;
    if (first === undefined || second !== undefined) {
      throw new Error(`${path} needs exactly one module of ${what}, found ${found.length}`);
    }
    return first.module;
  };
  const file = `ui/${source.replace('./', '')}`;
  const { component, contexts } = download;
  return [
    one(
      component,
      find(file, (_, exports) => exports.includes(component)),
    ),
    ...[...contexts, ...parts.contexts].map((name) =>
      one(
        name,
        find(ENTRY, (module) => module.endsWith(`/${name}.module.ts`)),
      ),
    ),
    ...parts.modules,
    ...(hasMenus ? find(FRAME_PARTS, () => true).map(({ module }) => module) : []),
  ];
}

/**
 * Elements that preload files. Styles are only preloaded, because the module loader inserts them in
 * the required order.
 */
function preloadsOf(files: readonly string[]): readonly string[] {
  return [
    ...addressesOf(files, '.css').map(
      (href) => `<link rel="preload" as="style" crossorigin href="${href}">`,
    ),
    ...modulePreloads(addressesOf(files, '.js')),
  ];
}

function addressesOf(files: readonly string[], extension: '.js' | '.css'): readonly string[] {
  return files.filter((file) => file.endsWith(extension)).map((file) => `/${file}`);
}
