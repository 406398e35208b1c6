import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLedger } from '#tests/tools/requirements/ledger.ts';
import { readProofs } from '#tests/tools/requirements/proofs.ts';
import { REPORTS } from '#tests/tools/checks/reports.ts';
import { repositoryRoot } from '#ui/build/folders.ts';
import {
  matches,
  proofsById,
  statusOf,
  talliesBy,
  tally,
  unknownIds,
} from '#tests/support/requirement-status.ts';
import type { Filter, RequirementStatus, Tally } from '#tests/support/requirement-status.ts';

/**
 * `npm run requirements [-- --part p] [--area a,b] [--doc d] [--kind k] [--missing]` prints which
 * requirements of the ledger the last test run proves.
 */
const { values } = parseArgs({
  options: {
    part: { type: 'string' },
    area: { type: 'string' },
    doc: { type: 'string' },
    kind: { type: 'string' },
    missing: { type: 'boolean', default: false },
  },
});
const rows = readLedger(join(repositoryRoot, 'tests/requirements'));
const proofs = readProofs();
const byId = proofsById(proofs);
const filter: Filter = {
  ...listed('document', values.doc?.toUpperCase()),
  ...listed('part', values.part),
  ...listed('area', values.area),
  ...listed('kind', values.kind),
};
const statuses = rows.filter((row) => matches(row, filter)).map((row) => statusOf(row, byId));
if (statuses.length === 0) {
  console.log('No requirement matches.');
  process.exitCode = 1;
}
if (values.missing) printMissing(statuses);
for (const field of ['area', 'kind', 'part', 'document'] as const) {
  const tallies = talliesBy(field, statuses);
  if (tallies.length > 1) printTable(field, tallies);
}
printTable('', [tally('all', statuses)]);
printProblems();

function listed(field: keyof Filter, text: string | undefined): Filter {
  return text === undefined ? {} : { [field]: text.split(',').map((name) => name.trim()) };
}

function printMissing(all: readonly RequirementStatus[]): void {
  for (const { row, lacks } of all.filter(({ isProved }) => !isProved)) {
    const { id, part, area, kind, requirement } = row;
    console.log(`${id} (${part}, ${area}, ${kind}) lacks ${lacks.join(' and ')}: ${requirement}`);
  }
  console.log('');
}

function printTable(title: string, tallies: readonly Tally[]): void {
  const line = (...cells: readonly (string | number)[]) =>
    cells
      .map((cell, index) => (index === 0 ? String(cell).padEnd(24) : String(cell).padStart(9)))
      .join('');
  console.log(line(title, 'rows', 'proved', 'decided', 'missing'));
  for (const one of tallies) {
    console.log(line(one.name, one.rows, one.proved, one.decided, one.missing));
  }
  console.log('');
}

function printProblems(): void {
  const reports = [...new Set(proofs.map(({ report }) => report))];
  if (reports.length === 0) console.log('There is no test report. Run npm test first.');
  for (const report of reports) console.log(`Read ${report}, written ${ageOf(report)} ago.`);
  for (const { id, title } of unknownIds(rows, proofs)) {
    console.log(`A test names the requirement ${id}, which does not exist: ${title}`);
    process.exitCode = 1;
  }
}

/** The age of a runner's report, in a suitable unit. */
function ageOf(report: string): string {
  const writtenAt = statSync(join(REPORTS, `${report}.json`)).mtimeMs;
  const minutes = Math.max(0, Math.round((Date.now() - writtenAt) / 60_000));
  if (minutes < 120) return `${minutes} min`;
  const hours = Math.round(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 24)} days`;
}
