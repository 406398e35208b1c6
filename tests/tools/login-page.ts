import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstPaint } from '#ui/platform/front/first-paint.ts';
import { styleOfFirstSight } from './first-sight.ts';

interface LoginParts {
  /** The page of the app. */
  readonly app: string;
  /** Where the build lies. */
  readonly folder: string;
  readonly title: string;
  /** What the app will draw, as HTML. */
  readonly shell: string;
}

/** What the sign-in takes beside what every page of the app does: see `app-chunks.ts`. */
const OWN_CHUNK = 'assets/sign-in-*';

/** The loader of the scripts looks for these; the first sight does without them. */
const KNOWN = 'rel="stylesheet" disabled crossorigin';

/** Whoever has the mark of the signed-in app waits for their own page, not for this one. */
const DOOR =
  "try{if(localStorage.getItem('vriddhi.signed-in')!==null)" +
  "document.documentElement.dataset.visitor='investor'}catch{}";

/** One of the two is in sight. Without scripts the form would do nothing: a sentence says so. */
const RULES =
  ":root:not([data-visitor='investor']) #shell:not([data-left])+#app{display:none}" +
  ":root[data-visitor='investor'] #shell{display:none}" +
  '@media (scripting:none){#shell form{display:none}}';

/** The document of `/login`: the app's, with the page in it before any script has come. */
export function loginPage({ app, folder, title, shell }: LoginParts): string {
  const own = (kind: string) => globSync(`${OWN_CHUNK}.${kind}`, { cwd: folder });
  const links = [
    ...own('js').map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...own('css').map((file) => `<link ${KNOWN} href="/${file}">`),
  ];
  const shown = styleOfFirstSight(stylesOf(app, folder), shell);
  const style = `<style>${shown}${firstPaint.style}${RULES}</style>`;
  const head = [
    `<title>${title}</title>`,
    style,
    `<script>${DOOR};${firstPaint.script}</script>`,
    ...links,
  ];
  const [noscript = ''] = /<noscript>.*<\/noscript>/.exec(app) ?? [];
  // In the place of the form, which is not shown then.
  const told = replaced(shell, '<form', `${noscript}<form`);
  return [
    ['<html lang="en-IN">', '<html lang="en-IN" data-ground="paper">'],
    ['<title>Vriddhi</title>', head.join('\n    ')],
    ['<link rel="stylesheet" crossorigin', `<link ${KNOWN}`],
    [noscript, ''],
    ['<div id="app"></div>', `<div id="shell">${told}</div>\n    <div id="app"></div>`],
  ].reduce((page, [from = '', to = '']) => replaced(page, from, to), app);
}

function stylesOf(app: string, folder: string): string {
  const ofApp = Array.from(app.matchAll(/href="\/([^"]+\.css)"/g), ([, file = '']) => file);
  const own = globSync(`${OWN_CHUNK}.css`, { cwd: folder });
  return [...ofApp, ...own].map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('');
}

function replaced(page: string, from: string, to: string): string {
  if (page.split(from).length !== 2) throw new Error(`the page of the app has not one ${from}`);
  return page.replace(from, () => to);
}
