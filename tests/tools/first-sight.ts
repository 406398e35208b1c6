import { transform } from 'lightningcss';

/**
 * The rules of a style that the page can show before any script has come: those whose classes its
 * HTML names. The whole style follows after the first paint.
 */
export function styleOfFirstSight(style: string, html: string): string {
  const attributes = Array.from(html.matchAll(/class="([^"]*)"/g), ([, names = '']) => names);
  const named = new Set(attributes.flatMap((names) => names.split(/\s+/)));
  const classes = new Set(
    Array.from(style.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name),
  );
  const { code } = transform({
    filename: 'first-sight.css',
    code: Buffer.from(style),
    minify: true,
    unusedSymbols: [...classes].filter((name) => !named.has(name)),
  });
  return code.toString();
}
