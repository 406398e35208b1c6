import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstPaint } from '#ui/platform/front/first-paint.ts';
import type { WaitingShell } from '#ui/shells.server.tsx';
import type { Chunk } from './chunk-list.ts';
import { styleOfFirstSight } from './first-sight.ts';
import { askingScript, type ShelledRoute } from './route-preloads.ts';
import type { RouteModules } from './routes.server.ts';

interface AppPageParts {
  /** The page as the build left it. */
  readonly app: string;
  /** Where the build lies. */
  readonly folder: string;
  readonly routes: readonly RouteModules[];
  readonly chunks: readonly Chunk[];
  readonly shells: readonly WaitingShell[];
  /** What is shown where one of the first scripts does not come. */
  readonly lost: string;
  /** A script that runs within the page before all else: `ui/opening.ts`. */
  readonly opening: string;
}

/** As the build names its scripts. */
const SCRIPT = /\s*<script type="module" crossorigin src="\/([^"]+)"><\/script>/g;

/** The loader of the scripts looks for these; the first sight does without them. */
export const KNOWN = 'rel="stylesheet" disabled crossorigin';

/** One of the two is in sight. */
const HIDING = '#shell:not([data-left])+#app{display:none}';

/**
 * The document of every address that has none of its own: before any script has come it shows the
 * frame of its screen, and asks for the files of that.
 */
export function appPage(parts: AppPageParts): string {
  const { app, folder, routes, chunks, shells, lost, opening } = parts;
  const made: string[] = [];
  const place = ({ ground }: Pick<WaitingShell, 'ground'>, html: string) => {
    const shell = `<div id="shell" data-ground="${ground}">${html}</div>`;
    if (!made.includes(shell)) made.push(shell);
    return made.indexOf(shell);
  };
  const known = routes.map((route): ShelledRoute => {
    const shell = shells.find(({ path }) => path === route.path);
    if (shell === undefined) throw new Error(`no shell was made for ${route.path}`);
    const { html, opening: bare = html } = shell;
    return { ...route, shells: [place(shell, bare), place(shell, html)] };
  });
  place({ ground: 'paper' }, lost);
  const kit = globSync('assets/kit-*.css', { cwd: folder });
  const shown = styleOfFirstSight(stylesOf(app, folder, kit), made.join(''));
  const style = `<style>${shown}${firstPaint.style}${HIDING}</style>`;
  const template = `<template id="shells">${made.join('')}</template>`;
  const scripts = Array.from(app.matchAll(SCRIPT), ([, file = '']) => file);
  if (scripts.length === 0) throw new Error('the page of the app names no scripts');
  const asking = askingScript(known, chunks, [...stylesIn(app), ...scripts]);
  const script = `<script>${opening}${asking}</script>`;
  return [
    ['<link rel="stylesheet" crossorigin', `${style}\n    <link ${KNOWN}`],
    ['<div id="app"></div>', `${template}\n    <div id="app"></div>\n    ${script}`],
  ].reduce((page, [from = '', to = '']) => replaced(page, from, to), app.replaceAll(SCRIPT, ''));
}

/** The style that a page names, and further files of it. */
export function stylesOf(page: string, folder: string, more: readonly string[] = []): string {
  return [...stylesIn(page), ...more]
    .map((file) => readFileSync(join(folder, file), 'utf8').trim())
    .join('');
}

function stylesIn(page: string): readonly string[] {
  return Array.from(page.matchAll(/href="\/([^"]+\.css)"/g), ([, file = '']) => file);
}

export function replaced(page: string, from: string, to: string): string {
  if (page.split(from).length !== 2) throw new Error(`the page of the app has not one ${from}`);
  return page.replace(from, () => to);
}
