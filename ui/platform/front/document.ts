import { firstPaint } from './first-paint.ts';
import { type FrontPage, pictureOf } from './front-page.ts';
import { siteOrigin } from './site-origin.ts';

/** The files of the build that a page takes, by their addresses. */
export interface FrontFiles {
  /** Says who is here, before anything is painted: within the page, or while developing a file. */
  readonly door: { readonly text: string } | { readonly file: string };
  readonly entry: string;
  /** Scripts that the entry will ask for. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /** What the first sight takes of those, within the page: it waits for no second request. */
  readonly styleOfFirstSight?: (html: string) => string;
}

interface DocumentParts {
  readonly page: FrontPage;
  readonly html: string;
  readonly facts: unknown;
  readonly files: FrontFiles;
}

/** The document of a page: its style and its door go by their hashes in the policy. */
export function documentOf({ page, html, facts, files }: DocumentParts): string {
  return `<!doctype html>
<html lang="en-IN" data-ground="paper">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    ${doorOf(files)}
    ${styleOf(files, html)}
    ${linksTo(files)}
    <script type="module" src="${files.entry}"></script>
    ${describing(page)}
  </head>
  <body>
    <div id="front">${html}</div>
    <script type="application/json" id="facts">${asData(facts)}</script>
  </body>
</html>
`;
}

/** Not a second request, and nothing is painted before it ran: no menu changes under the eyes. */
function doorOf({ door }: FrontFiles): string {
  if ('file' in door) return `<script src="${door.file}"></script>`;
  if (door.text.includes('</')) throw new Error('the door would end its own element');
  return `<script>${door.text}${firstPaint.script}</script>`;
}

function styleOf({ styleOfFirstSight }: FrontFiles, html: string): string {
  if (styleOfFirstSight === undefined) return '';
  return `<style>${styleOfFirstSight(html)}${firstPaint.style}</style>`;
}

/** Fonts are asked for by the style: a preload of theirs holds up the first paint. */
function linksTo({ styles, preloads }: FrontFiles): string {
  return [
    // The loader of the scripts looks for these; the first sight does without them.
    ...styles.map((href) => `<link rel="stylesheet" disabled href="${href}">`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('\n    ');
}

function describing(page: FrontPage): string {
  const { path, title, description } = page;
  const fullTitle = path === '/' ? `Vriddhi: ${title}` : `${title} · Vriddhi`;
  const address = `${siteOrigin}${path}`;
  const shared = {
    'og:type': 'website',
    'og:site_name': 'Vriddhi',
    'og:locale': 'en_IN',
    'og:title': fullTitle,
    'og:description': description,
    'og:url': address,
    'og:image': `${siteOrigin}/share/${pictureOf(page)}.png`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': fullTitle,
  };
  return [
    `<title>${escaped(fullTitle)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(shared).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
    '<meta name="theme-color" content="#0d3b2e">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('\n    ');
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

/** JSON that cannot end the element that it stands in. */
function asData(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
}
