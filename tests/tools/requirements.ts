import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readLedger } from './ledger.ts';
import { readProofs } from './proofs.ts';
import { repositoryRoot } from './repository.ts';
import { matches, proofsById, standingOf, talliesBy, tally, unknownIds } from './standing.ts';
import type { Filter, Standing, Tally } from './standing.ts';

/**
 * `npm run requirements [-- --part p] [--area a,b] [--doc d] [--kind k] [--missing]`:
 * the ledger held against the reports of the last test run.
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
const proofs = readProofs(join(repositoryRoot, 'reports/test'));
const byId = proofsById(proofs);
const filter: Filter = {
  ...listed('document', values.doc?.toUpperCase()),
  ...listed('part', values.part),
  ...listed('area', values.area),
  ...listed('kind', values.kind),
};
const standings = rows.filter((row) => matches(row, filter)).map((row) => standingOf(row, byId));
if (standings.length === 0) {
  console.log('No row of the ledger is that.');
  process.exitCode = 1;
}
if (values.missing) printMissing(standings);
for (const field of ['area', 'kind', 'part', 'document'] as const) {
  const tallies = talliesBy(field, standings);
  if (tallies.length > 1) printTable(field, tallies);
}
printTable('', [tally('all', standings)]);
printProblems();

function listed(field: keyof Filter, text: string | undefined): Filter {
  return text === undefined ? {} : { [field]: text.split(',').map((name) => name.trim()) };
}

function printMissing(all: readonly Standing[]): void {
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
  const reports = new Set(proofs.map(({ report }) => report));
  const read = [...reports].join(', ') || 'nothing (npm test first)';
  console.log(`Read from the last run of: ${read}`);
  for (const { id, title } of unknownIds(rows, proofs)) {
    console.log(`There is no row ${id}, which a test names: ${title}`);
    process.exitCode = 1;
  }
}
