import type { LedgerRow } from '../ledger.ts';
import type { Published } from './published.ts';

export interface AuditedTest {
  /** The title without the row ids at its end. */
  readonly title: string;
  readonly file: string;
  readonly hasPassed: boolean;
  /** Ids of the ledger rows that it proves. */
  readonly ids: readonly string[];
  readonly properties: readonly CheckedProperty[];
  readonly problem?: string;
}

export interface CheckedProperty {
  readonly runs: number;
  readonly seed: number;
  readonly hasFailed: boolean;
}

/** A published rule with all test results about it. */
export interface AuditedRule {
  readonly id: string;
  readonly published: Published;
  /** Tests of properties, and tests of single examples. */
  readonly properties: readonly AuditedTest[];
  readonly examples: readonly AuditedTest[];
  /** Ledger rows that its tests prove or its comment cites. */
  readonly statements: readonly LedgerRow[];
  readonly golden: readonly GoldenRow[];
  readonly cases: number;
  readonly result: RuleResult;
}

/** `unproved`: no test failed, but none states a property. */
export type RuleResult = 'holds' | 'unproved' | 'failed';

/** A published figure, and the result of the rule for it. */
export interface GoldenRow {
  readonly rule: string;
  readonly source: string;
  readonly question: string;
  readonly published: string;
  readonly found: string;
  readonly hasPassed: boolean;
}

export interface Audit {
  readonly at: string;
  readonly version: string;
  readonly node: string;
  readonly seed: number;
  /** The required number of runs of each property. */
  readonly runs: number;
  readonly rules: readonly AuditedRule[];
  readonly golden: readonly GoldenRow[];
  /** Tests that belong to no single published rule: the oracle, internals, invalid arguments. */
  readonly otherTests: readonly AuditedTest[];
  /** Published constants and closed sets of values. */
  readonly values: readonly Published[];
  /** Messages about everything that makes the audit fail. */
  readonly problems: readonly string[];
}
