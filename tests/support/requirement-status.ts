import { needsDecision } from '#tests/tools/requirements/ledger.ts';
import type { LedgerRow } from '#tests/tools/requirements/ledger.ts';
import type { Proof } from '#tests/tools/requirements/proofs.ts';

/** Whether the last test run proves a requirement, which is a row of the requirements ledger. */
export interface RequirementStatus {
  readonly row: LedgerRow;
  readonly isProved: boolean;
  /** What an unproved row lacks. */
  readonly lacks: readonly ('a test' | 'a passing test' | 'a decision')[];
}

export interface Filter {
  readonly document?: readonly string[];
  readonly part?: readonly string[];
  readonly area?: readonly string[];
  readonly kind?: readonly string[];
}

/**
 * A requirement is proved if at least one test cites it and all tests that cite it passed. A
 * requirement that the product documents leave open also needs a decision.
 */
export function statusOf(
  row: LedgerRow,
  proofs: ReadonlyMap<string, readonly Proof[]>,
): RequirementStatus {
  const own = proofs.get(row.id) ?? [];
  const lacks: RequirementStatus['lacks'][number][] = [];
  if (own.length === 0) lacks.push('a test');
  else if (!own.every(({ hasPassed }) => hasPassed)) lacks.push('a passing test');
  if (needsDecision(row) && row.decision === '') lacks.push('a decision');
  return { row, isProved: lacks.length === 0, lacks };
}

export function proofsById(proofs: readonly Proof[]): ReadonlyMap<string, readonly Proof[]> {
  const byId = new Map<string, Proof[]>();
  for (const proof of proofs) {
    for (const id of proof.ids) byId.set(id, [...(byId.get(id) ?? []), proof]);
  }
  return byId;
}

/** Requirement ids in test titles that the ledger does not contain, such as typing mistakes. */
export function unknownIds(
  rows: readonly LedgerRow[],
  proofs: readonly Proof[],
): readonly { readonly id: string; readonly title: string }[] {
  const known = new Set(rows.map(({ id }) => id));
  return proofs.flatMap(({ ids, title }) =>
    ids.filter((id) => !known.has(id)).map((id) => ({ id, title })),
  );
}

export function matches(row: LedgerRow, filter: Filter): boolean {
  const fields = ['document', 'part', 'area', 'kind'] as const;
  return fields.every((field) => filter[field]?.includes(row[field]) ?? true);
}

export interface Tally {
  readonly name: string;
  readonly rows: number;
  readonly proved: number;
  readonly decided: number;
  readonly missing: number;
}

export function tally(name: string, statuses: readonly RequirementStatus[]): Tally {
  const proved = statuses.filter(({ isProved }) => isProved).length;
  return {
    name,
    rows: statuses.length,
    proved,
    decided: statuses.filter(({ row }) => row.decision !== '').length,
    missing: statuses.length - proved,
  };
}

export function talliesBy(
  field: 'document' | 'part' | 'area' | 'kind',
  statuses: readonly RequirementStatus[],
): readonly Tally[] {
  const names = [...new Set(statuses.map(({ row }) => row[field]))].toSorted((a, b) =>
    a.localeCompare(b),
  );
  return names.map((name) =>
    tally(
      name,
      statuses.filter(({ row }) => row[field] === name),
    ),
  );
}
