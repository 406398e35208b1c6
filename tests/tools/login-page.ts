import { globSync } from 'node:fs';
import { firstPaint } from '#ui/platform/front/first-paint.ts';
import { KNOWN, replaced, stylesOf } from './app-page.ts';
import { styleOfFirstSight } from './first-sight.ts';

interface LoginParts {
  /** The page of the app. */
  readonly app: string;
  /** Where the build lies. */
  readonly folder: string;
  readonly title: string;
  /** What the app will draw, as HTML. */
  readonly shell: string;
  /** What is shown where one of the scripts does not come. */
  readonly lost: string;
}

/** What the sign-in takes beside what every page of the app does: see `app-chunks.ts`. */
const OWN_CHUNK = 'assets/sign-in-*';

/** Whoever has the mark of the signed-in app waits for their own page, not for this one. */
const DOOR =
  "try{if(localStorage.getItem('vriddhi.signed-in')!==null)" +
  "document.documentElement.dataset.visitor='investor'}catch{}";

/** One of the two is in sight. Without scripts the form would do nothing: a sentence says so. */
const RULES =
  ":root:not([data-visitor='investor']) #shell:not([data-left])+#app{display:none}" +
  ":root[data-visitor='investor'] #shell{display:none}" +
  '@media (scripting:none){#shell form{display:none}}';

const LOSING =
  'addEventListener("error",({target})=>{if(target.localName==="script")' +
  'document.getElementById("shell")?.replaceWith(document.getElementById("lost").content)},true)';

/** The document of `/login`: the app's, with the page in it before any script has come. */
export function loginPage({ app, folder, title, shell, lost }: LoginParts): string {
  const own = (kind: string) => globSync(`${OWN_CHUNK}.${kind}`, { cwd: folder });
  const links = [
    ...own('js').map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...own('css').map((file) => `<link ${KNOWN} href="/${file}">`),
  ];
  const shown = styleOfFirstSight(stylesOf(app, folder, own('css')), shell + lost);
  const style = `<style>${shown}${firstPaint.style}${RULES}</style>`;
  const head = [
    `<title>${title}</title>`,
    style,
    `<script>${DOOR};${LOSING};${firstPaint.script}</script>`,
    ...links,
  ];
  const [noscript = ''] = /<noscript>.*<\/noscript>/.exec(app) ?? [];
  // In the place of the form, which is not shown then.
  const told = replaced(shell, '<form', `${noscript}<form`);
  const template = `<template id="lost"><div>${lost}</div></template>`;
  return [
    ['<html lang="en-IN">', '<html lang="en-IN" data-ground="paper">'],
    ['<title>Vriddhi</title>', head.join('\n    ')],
    ['<link rel="stylesheet" crossorigin', `<link ${KNOWN}`],
    [noscript, ''],
    [
      '<div id="app"></div>',
      `<div id="shell">${told}</div>\n    <div id="app"></div>\n    ${template}`,
    ],
  ].reduce((page, [from = '', to = '']) => replaced(page, from, to), app);
}
