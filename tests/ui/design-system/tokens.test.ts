// @vitest-environment node
import { partnerCard } from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../../ui/', import.meta.url);
const tokens = ['tokens.css', 'themes.css']
  .map((name) =>
    readFileSync(new URL(`platform/design-system/foundations/${name}`, folder), 'utf8'),
  )
  .join('\n');

/** The custom properties of one rule of `tokens.css` or `themes.css`, by name. */
function blockOf(selector: string): Map<string, string> {
  const start = tokens.indexOf(`${selector} {`);
  const block = tokens.slice(start, tokens.indexOf('\n}', start));
  return new Map(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map((found) => [found[1] ?? '', found[2] ?? '']),
  );
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['color-ground', 'color-surface', 'color-surface-raised', 'color-surface-sunken'];
const TEXT_PAIRS = [
  ...['color-text', 'color-text-soft', 'color-link', 'color-danger', 'color-success'].flatMap(
    (text) => GROUNDS.map((ground) => [text, ground] as const),
  ),
  ['color-on-primary', 'color-primary'],
  ['color-on-primary', 'color-primary-hover'],
  ['color-on-primary-soft', 'color-primary-soft'],
  ['color-on-accent', 'color-accent'],
  ['color-accent-text', 'color-ground'],
  ['color-on-danger', 'color-danger'],
  ['color-on-disabled', 'color-disabled'],
  ['color-text-faint', 'color-surface'],
  ['color-text-faint', 'color-surface-sunken'],
  ['color-accent-text', 'color-surface'],
  ['color-accent-text', 'color-primary-soft'],
  ['color-text', 'color-primary-soft'],
  ['color-text-soft', 'color-primary-soft'],
  ...['success', 'warning', 'danger', 'info', 'sandbox'].flatMap((tone) => [
    [`color-${tone}`, `color-${tone}-soft`] as const,
    ['color-text', `color-${tone}-soft`] as const,
  ]),
] as const;
const EDGE_PAIRS = [
  ['color-line-strong', 'color-ground'],
  ['color-line-strong', 'color-surface'],
  ['color-focus', 'color-ground'],
  ['color-focus', 'color-surface'],
  ['color-chart-principal', 'color-surface'],
  ...['series-1', 'series-2', 'series-3', 'series-4', 'series-5'].flatMap((series) =>
    ['color-ground', 'color-surface'].map((ground) => [series, ground] as const),
  ),
] as const;

describe.each([
  ['light paper', blockOf("[data-ground='paper']"), 0],
  ['dark paper', blockOf("[data-ground='paper']"), 1],
  ['green', blockOf("[data-ground='green']"), 0],
])('colours on the %s background', (_name, block, theme) => {
  const colour = (name: string) => {
    const value = block.get(`--${name}`);
    if (value === undefined) throw new Error(`there is no --${name} for this ground`);
    return /^light-dark\((#\w+), (#\w+)\)$/.exec(value)?.[theme + 1] ?? value;
  };

  it.each(TEXT_PAIRS)('have a text contrast of 4.5 to 1: %s on %s', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(EDGE_PAIRS)('have a contrast of 3 to 1: %s on %s', (edge, ground) => {
    expect(contrast(colour(edge), colour(ground))).toBeGreaterThanOrEqual(3);
  });
});

/** The global rules, which set properties that follow from the page around a component. */
const BASE = 'platform/design-system/foundations/base.css';

describe('styles', () => {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sheets = names
    .filter((name) => name.endsWith('.css'))
    .filter((name) => !/(^|\/)(tokens|themes|fonts)\.css$/.test(name));
  const styles = new Map(
    sheets.map((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      // Remove comments, and the conditions of media and container queries, which cannot read
      // tokens.
      return [name, text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/@(media|container)[^{]*/g, '')];
    }),
  );
  const offences = (pattern: RegExp) =>
    [...styles].flatMap(([name, text]) =>
      [...text.matchAll(pattern)].map((found) => `${name}: ${found[0]}`),
    );

  it('name no colour outside the tokens', () => {
    expect(offences(/#[\da-f]{3,8}\b|\b(rgb|hsl|oklch|color-mix)a?\(/gi)).toEqual([]);
  });

  it('name no size outside the tokens', () => {
    expect(offences(/[\d.]*[1-9][\d.]*(px|rem)\b/g)).toEqual([]);
  });

  it('name no duration outside the tokens', () => {
    expect(offences(/[\d.]*[1-9][\d.]*m?s\b/g)).toEqual([]);
  });

  it('give the card of the partner bank its background [AP-9.28, FD-9.35]', () => {
    expect(tokens).toContain(`--brand-partner: ${partnerCard.backgroundColour};`);
    const rows = styles.get('fixed-deposits/catalogue/list/table/deposit-row.module.css') ?? '';
    expect(rows).toMatch(/\.row\[data-partner\] \{[^}]*background: var\(--brand-partner\);/);
  });

  it('name only tokens that exist', () => {
    // Views set the data of charts as custom properties.
    const views = names.filter((name) => name.endsWith('.tsx'));
    const code = views.map((name) => readFileSync(new URL(name, folder), 'utf8')).join();
    const global = `${tokens}${styles.get(BASE) ?? ''}`;
    const known = new Set(
      [...global.matchAll(/(--[\w-]+):/g), ...code.matchAll(/'(--[\w-]+)'/g)].map((f) => f[1]),
    );
    const unknown = [...styles].flatMap(([name, text]) => {
      const own = new Set([...text.matchAll(/(--[\w-]+):/g)].map((found) => found[1]));
      return [...text.matchAll(/var\((--[\w-]+)\s*\)/g)]
        .map((found) => found[1])
        .filter((token) => !known.has(token) && !own.has(token))
        .map((token) => `${name}: ${token}`);
    });
    expect(unknown).toEqual([]);
  });
});
