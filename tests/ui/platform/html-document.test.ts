// @vitest-environment node
import { readFileSync } from 'node:fs';
import { barColours, htmlDocument } from '#ui/platform/shell/html-document.ts';
import { describe, expect, it } from 'vitest';

const tokens = ['tokens.css', 'themes.css']
  .map((name) => `../../../ui/platform/design-system/foundations/${name}`)
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'))
  .join('');

const barsOf = (ground: 'paper' | 'green') =>
  [
    ...htmlDocument({ ground, head: ['<script>theme</script>'], body: [] }).matchAll(
      /name="theme-color" data-bar="(\w+)" media="([^"]+)"/g,
    ),
  ].map(([, bar, media]) => `${bar}: ${media}`);

describe('the colour of the bars of the browser', () => {
  it('follows the theme of the device', () => {
    expect(barsOf('paper')).toEqual([
      'green: not all',
      'light: (prefers-color-scheme: light)',
      'dark: (prefers-color-scheme: dark)',
    ]);
  });

  it('is green on a green screen', () => {
    expect(barsOf('green')[0]).toBe('green: all');
  });

  it('is in the document before the script that applies the chosen theme', () => {
    const html = htmlDocument({ ground: 'paper', head: ['<script>theme</script>'], body: [] });
    expect(html.lastIndexOf('theme-color')).toBeLessThan(html.indexOf('<script>'));
  });

  it('has the values of the tokens, also of the page [AP-2.115]', () => {
    const { green, light, dark } = barColours;
    expect(green).toBe('#0d3b2e');
    expect(tokens).toContain(`--brand-green: ${green};`);
    expect(tokens).toMatch(new RegExp(`'green'\\] \\{[^}]*--color-ground: ${green};`));
    expect(tokens).toContain(`--color-ground: light-dark(${light}, ${dark});`);
  });
});
