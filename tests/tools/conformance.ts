import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { shownBy, titlesIn } from './conformance/shown.ts';
import { writePage } from '#tests/support/plain-page.ts';
import { readLastRun } from '#tests/tools/checks/reports.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

/**
 * `npm run conformance` compares each row of the two reports in `.github` with the last test run,
 * and writes pages to `reports/conformance`. A row fails if one of its tests failed. If a test did
 * not run, the row counts as not shown.
 */
const REPORTS = [
  {
    file: 'ACCESSIBILITY.md',
    page: 'accessibility.html',
    title: 'Conformance with WCAG 2.2, levels A and AA',
    head: ['criterion', 'level', 'stands', 'how', 'shown by', 'last run'],
  },
  {
    file: 'ASVS.md',
    page: 'asvs.html',
    title: 'OWASP ASVS 5.0.0, levels 1 and 2',
    head: ['requirement', 'stands', 'how', 'shown by', 'last run'],
  },
] as const;

const ran = [...readLastRun().values()].flat();
let failed = 0;
for (const { file, page, title, head } of REPORTS) {
  const rows = rowsOf(file);
  const shown = rows.map((cells) => shownBy(titlesIn(cells.at(-1) ?? ''), ran));
  const count = (word: string) => shown.filter((each) => each === word).length;
  failed += count('failed');
  const sum = ['passed', 'failed', 'not run', 'no test']
    .map((word) => `${count(word)} ${word}`)
    .join(', ');
  writePage({
    path: `conformance/${page}`,
    title,
    about: [
      `How each of ${rows.length} stands, in our words, and what its tests did in the last run: ${sum}.`,
      'What was not run is not shown. The exhaustive tests are part of npm test -- --all.',
    ],
    head,
    rows: rows.map((cells, at) => [...cells.map(plain), shown[at] ?? '']),
  });
  console.log(`reports/conformance/${page}: ${sum}`);
}
if (failed > 0) process.exitCode = 1;

/** The table rows of a Markdown file that start with a number, as texts of their cells. */
function rowsOf(file: string): readonly (readonly string[])[] {
  return readFileSync(join(repositoryRoot, '.github', file), 'utf8')
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(2, -2).split(' | '));
}

function plain(cell: string): string {
  return cell.replaceAll('<br>', '; ').replaceAll('`', '');
}
