import type { LedgerRow } from '../ledger.ts';
import type { Published } from './published.ts';

/** One test of the run, with its properties if it states any. */
export interface AuditedTest {
  /** As a sentence, without the ids at its end. */
  readonly title: string;
  readonly file: string;
  readonly hasPassed: boolean;
  /** Ledger rows that it proves. */
  readonly ids: readonly string[];
  readonly properties: readonly CheckedProperty[];
  readonly problem?: string;
}

export interface CheckedProperty {
  readonly runs: number;
  readonly seed: number;
  readonly hasFailed: boolean;
}

/** A published rule and everything that was seen of it. */
export interface AuditedRule {
  /** `<context>/<exported name>`. */
  readonly id: string;
  readonly published: Published;
  /** Tests with a property, and tests of single examples. */
  readonly properties: readonly AuditedTest[];
  readonly examples: readonly AuditedTest[];
  /** Statements of the product's documents that its tests prove or its comment cites. */
  readonly statements: readonly LedgerRow[];
  readonly golden: readonly GoldenRow[];
  readonly cases: number;
  readonly result: RuleResult;
}

/** `unproved`: nothing failed, but no property is stated. */
export type RuleResult = 'holds' | 'unproved' | 'failed';

/** A figure that somebody published, and what the rule gives for it. */
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
  /** How often each property had to run. */
  readonly runs: number;
  readonly rules: readonly AuditedRule[];
  readonly golden: readonly GoldenRow[];
  /** Tests about no single published rule: the oracle, inner parts, bad arguments. */
  readonly otherTests: readonly AuditedTest[];
  /** Published figures and closed lists of words. */
  readonly values: readonly Published[];
  /** Whatever makes the audit fail, in sentences. */
  readonly problems: readonly string[];
}
