import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repositoryRoot } from '#ui/build/folders.ts';

interface PlainPage {
  /** Path below `reports/`, such as `security/authorisation.html`. */
  readonly path: string;
  readonly title: string;
  /** A few sentences that explain the page. */
  readonly about: readonly string[];
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const STYLES = `
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 80rem; padding: 0 1rem }
table { border-collapse: collapse }
td, th { border-bottom: 1px solid #ccc; padding: .35rem .7rem; text-align: left }
td, th { vertical-align: top }
th { position: sticky; top: 0; background: #fff }`;

/** Writes a table as an HTML page without scripts. */
export function writePage({ path, title, about, head, rows }: PlainPage): void {
  const line = (cells: readonly string[], tag: 'td' | 'th') =>
    `<tr>${cells.map((cell) => `<${tag}>${escaped(cell)}</${tag}>`).join('')}</tr>`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8">
<title>${escaped(title)}</title><style>${STYLES}</style>
<h1>${escaped(title)}</h1>${about.map((text) => `<p>${escaped(text)}</p>`).join('')}
<table><thead>${line(head, 'th')}</thead><tbody>
${rows.map((cells) => line(cells, 'td')).join('\n')}
</tbody></table></html>
`;
  const file = join(repositoryRoot, 'reports', path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
