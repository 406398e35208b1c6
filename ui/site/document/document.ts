import {
  dataElement,
  escapeHtml,
  type HtmlDocument,
  htmlDocument,
  inlineElement,
  lateStyles,
  modulePreloads,
  titleElements,
} from '#ui/platform/shell/html-document.ts';
import { type SitePage, pictureOf } from './site-page.ts';
import { siteOrigin } from './site-origin.ts';

/** The URLs of the built files that a public page uses. */
export interface SiteFiles {
  /**
   * The script that runs before first paint (`site.inline.ts`): inlined, or a file in development.
   */
  readonly inlineScript: { readonly text: string } | { readonly file: string };
  readonly entry: string;
  /** Scripts that the entry script imports. */
  readonly preloads: readonly string[];
  readonly styles: readonly string[];
  /**
   * Extracts the critical CSS of the page, which is inlined to save a request before first paint.
   */
  readonly criticalCss?: (html: string) => string;
}

interface DocumentParts {
  readonly page: SitePage;
  readonly html: string;
  readonly facts: unknown;
  readonly files: SiteFiles;
}

/** Renders the HTML document of a public page. */
export function documentOf({ page, html, facts, files }: DocumentParts): HtmlDocument {
  const { inlineScript } = files;
  const style = files.criticalCss?.(html);
  const script = 'text' in inlineScript ? inlineScript.text : undefined;
  const head = [
    // This script runs before first paint, so that the menu does not change visibly.
    'file' in inlineScript
      ? `<script type="module" src="${inlineScript.file}"></script>`
      : inlineElement('script', script),
    inlineElement('style', style),
    // The stylesheet loads the fonts; preloading them would delay first paint.
    ...lateStyles(files.styles),
    ...modulePreloads(files.preloads),
    `<script type="module" crossorigin src="${files.entry}"></script>`,
    ...describing(page),
  ];
  const body = [`<div id="site">${html}</div>`, dataElement('facts', facts)];
  return {
    html: htmlDocument({ ground: 'paper', head, body }),
    ...(style !== undefined && { style }),
    ...(script !== undefined && { scripts: [script] }),
  };
}

function describing(page: SitePage): readonly string[] {
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
    ...titleElements(fullTitle, description),
    `<link rel="canonical" href="${address}">`,
    ...Object.entries(shared).map(
      ([name, content]) => `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
}
