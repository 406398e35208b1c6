/** An HTML document, with the inline parts that the content security policy allows by hash. */
export interface HtmlDocument {
  readonly html: string;
  readonly style?: string;
  readonly scripts?: readonly string[];
}

interface DocumentParts {
  readonly ground: 'paper' | 'green';
  /** The elements of the head and of the body, as HTML. Empty ones are left out. */
  readonly head: readonly string[];
  readonly body: readonly string[];
}

/**
 * The colours of the browser's bars: the ground of the page in each theme, and green. They repeat
 * the values of `themes.css`, because a `meta` element cannot read a custom property.
 */
export const barColours = { green: '#0d3b2e', light: '#f8f6f0', dark: '#0b1411' } as const;

/**
 * One element for each colour. The browser uses the first one whose `media` matches: green on green
 * screens, else that of the theme. `StoredThemes` and the navigation change `media`.
 */
function barElements(ground: DocumentParts['ground']): readonly string[] {
  const media = {
    green: ground === 'green' ? 'all' : 'not all',
    light: '(prefers-color-scheme: light)',
    dark: '(prefers-color-scheme: dark)',
  };
  return (['green', 'light', 'dark'] as const).map(
    (bar) =>
      `<meta name="theme-color" data-bar="${bar}" media="${media[bar]}" content="${barColours[bar]}">`,
  );
}

/** The frame of every HTML document. */
export function htmlDocument({ ground, head, body }: DocumentParts): string {
  return `<!doctype html>
<html lang="en-IN" data-ground="${ground}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    ${joined([...barElements(ground), ...head])}
    <link rel="icon" href="/icon.svg" type="image/svg+xml">
    <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">
    <link rel="manifest" href="/manifest.webmanifest">
  </head>
  <body>
    ${joined(body)}
  </body>
</html>
`;
}

/** The title and the description of a document. */
export function titleElements(title: string, description: string): readonly string[] {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
  ];
}

/** An inline style or script. */
export function inlineElement(name: 'style' | 'script', text: string | undefined): string {
  if (text === undefined) return '';
  if (text.includes('</')) throw new Error(`an inline ${name} must not contain </`);
  return `<${name}>${text}</${name}>`;
}

/** Data for a script of the page, as JSON that cannot close its element. */
export function dataElement(id: string, data: unknown): string {
  const json = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${id}">${json}</script>`;
}

/**
 * Links to the stylesheets that apply after first paint, which does not need them. The module
 * loader expects these links.
 */
export function lateStyles(styles: readonly string[]): readonly string[] {
  return styles.map((href) => `<link rel="stylesheet" disabled crossorigin href="${href}">`);
}

export function modulePreloads(scripts: readonly string[]): readonly string[] {
  return scripts.map((href) => `<link rel="modulepreload" crossorigin href="${href}">`);
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}

function joined(elements: readonly string[]): string {
  return elements.filter((element) => element !== '').join('\n    ');
}
