import { readFileSync } from 'node:fs';

/** Escapes text for HTML content and quoted attributes. */
export function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Escapes text and turns backticks into `code` elements. */
export function prose(text: string): string {
  return escaped(text).replaceAll(/`([^`]+)`/g, '<code>$1</code>');
}

export function badge(look: 'good' | 'open' | 'bad' | 'plain', text: string): string {
  return `<span class="badge ${look}">${escaped(text)}</span>`;
}

export function codeBlock(text: string): string {
  return `<pre><code>${escaped(text)}</code></pre>`;
}

/** A `details` element; empty if the content is empty. */
export function folded(
  summary: string,
  content: string,
  { isOpen = false, group = false } = {},
): string {
  if (content === '') return '';
  const attributes = `${isOpen ? ' open' : ''}${group ? ' data-group' : ''}`;
  return `<details${attributes}><summary>${escaped(summary)}</summary>${content}</details>`;
}

export function list(items: readonly string[]): string {
  if (items.length === 0) return '';
  return `<ul class="checks">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** A table that scrolls sideways. Headers that end in `#` mark numeric columns. */
export function table(
  name: string,
  heads: readonly string[],
  rows: readonly { readonly search: string; readonly cells: readonly string[] }[],
): string {
  const classOf = (index: number) => (heads[index]?.endsWith('#') ? ' class="number"' : '');
  const head = heads.map((text, index) => {
    return `<th scope="col"${classOf(index)}>${escaped(text.replace('#', ''))}</th>`;
  });
  const lines = rows.map(({ search, cells }) => {
    const inside = cells.map((cell, index) => `<td${classOf(index)}>${cell}</td>`).join('');
    return `<tr data-search="${escaped(search.toLowerCase())}">${inside}</tr>`;
  });
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escaped(name)}"><table>
<thead><tr>${head.join('')}</tr></thead>
<tbody>${lines.join('\n')}</tbody></table></div>`;
}

/** Formats a context as a heading: `private-market` becomes `Private market`. */
export function titled(context: string): string {
  const words = context.replaceAll('-', ' ');
  return escaped(words.charAt(0).toUpperCase() + words.slice(1));
}

/** The fragment identifier of a rule. */
export function anchorOf(id: string): string {
  return escaped(id.replaceAll('/', '.'));
}

/** Formats a number with Indian separators: 12,34,567. */
export function counted(count: number): string {
  return count.toLocaleString('en-IN');
}

/** Groups values by key, in their original order. */
export function grouped<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): ReadonlyMap<string, readonly Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}

export interface Page {
  readonly title: string;
  readonly body: string;
}

const style = ['page.css', 'page-parts.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');
const searchScript = readFileSync(new URL('page-search.js', import.meta.url), 'utf8');
const policy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "script-src 'unsafe-inline'",
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

/** A self-contained HTML file with inline style and search script. */
export function page({ title, body }: Page): string {
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body>
<a class="skip" href="#main">Skip to the content</a>
${body}
<script>${searchScript}</script>
</body>
</html>
`;
}

/** The search field, which the script makes visible. */
export function searchField(label: string): string {
  return `<div class="search" role="search" hidden>
<label for="search">${escaped(label)}</label>
<input id="search" type="search" autocomplete="off" spellcheck="false">
<p id="found" class="small" role="status"></p>
</div>`;
}
