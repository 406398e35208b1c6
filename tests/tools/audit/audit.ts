import type { LedgerRow } from '#tests/tools/requirements/ledger.ts';
import type { Published } from './published.ts';

export interface AuditedTest {
  /** The title of the test, without the requirement ids at its end. */
  readonly title: string;
  readonly file: string;
  readonly hasPassed: boolean;
  /** Ids of the requirements that the test proves. */
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
  /** Requirements that its tests prove or that its doc comment cites. */
  readonly statements: readonly LedgerRow[];
  readonly golden: readonly GoldenRow[];
  readonly cases: number;
  readonly result: RuleResult;
}

/**
 * The result of a rule. `unproved` means that no test failed, but that no test states a property.
 */
export type RuleResult = 'holds' | 'unproved' | 'failed';

/** A published figure, and what the rule calculates for it. */
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
  /** The number of cases on which each property must have run. */
  readonly runs: number;
  readonly rules: readonly AuditedRule[];
  readonly golden: readonly GoldenRow[];
  /**
   * Tests that belong to no single published rule, such as tests of internals or of invalid
   * arguments.
   */
  readonly otherTests: readonly AuditedTest[];
  /** Published constants and closed sets of values. */
  readonly values: readonly Published[];
  /** Messages about everything that makes the audit fail. */
  readonly problems: readonly string[];
}
