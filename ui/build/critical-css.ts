import { readFileSync } from 'node:fs';
import { transform } from 'lightningcss';

/** Rules for the critical CSS of every page. */
export const firstPaintStyle = textOf('first-paint.css');
/** Rules for the critical CSS of every screen of the app. */
export const shellStyle = textOf('shell.css');

/**
 * The critical CSS of a page: the rules whose classes occur in its HTML. The full stylesheet loads
 * after first paint.
 */
export function criticalCss(style: string, html: string): string {
  const attributes = Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names);
  const named = new Set(attributes.flatMap((names) => names.split(/\s+/)));
  const classes = new Set(
    Array.from(style.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name),
  );
  const { code } = transform({
    filename: 'critical.css',
    code: Buffer.from(style),
    minify: true,
    unusedSymbols: [...classes].filter((name) => !named.has(name)),
  });
  return code.toString();
}

function textOf(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}
