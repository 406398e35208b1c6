import type { LedgerRow } from '#tests/tools/requirements/ledger.ts';
import type { Audit, AuditedRule, AuditedTest, RuleResult } from './audit.ts';
import type { Published } from './published.ts';
import type { RunTest } from './read-run.ts';

export interface Found {
  readonly published: readonly Published[];
  readonly tests: readonly RunTest[];
  readonly ledger: readonly LedgerRow[];
  /** The number of cases on which each property must have run. */
  readonly runs: number;
  /** Problems that do not belong to a single test. */
  readonly problems: readonly string[];
}

type Joined = Pick<Audit, 'rules' | 'golden' | 'otherTests' | 'values' | 'problems'>;

/** Assigns each test and each requirement to the published rule that it is about. */
export function joined({ published, tests, ledger, runs, problems }: Found): Joined {
  const rules = published.filter(({ kind }) => kind === 'function' || kind === 'class');
  const testsOf = (rule: Published | undefined) =>
    tests.filter((test) => ruleOf(test, rules) === rule);
  const rows = new Map(ledger.map((row) => [row.id, row]));
  const audited = rules.map((rule) => auditedRule(rule, testsOf(rule), rows));
  return {
    rules: audited,
    golden: tests.flatMap(({ golden }) => golden ?? []),
    otherTests: testsOf(undefined),
    values: published.filter(({ kind }) => kind === 'value'),
    problems: [
      ...problems,
      ...tests.flatMap((test) => problemsOf(test, runs)),
      ...(tests.length === 0 ? ['No test ran.'] : []),
    ],
  };
}

/**
 * Finds the rule by the name in the outermost `describe`, `Money` or `Money.parse`. If two rules
 * have the same name, the folder of the test decides.
 */
function ruleOf(test: RunTest, rules: readonly Published[]): Published | undefined {
  const [name] = /^[A-Za-z_]\w*/.exec(test.about) ?? [];
  const named = rules.filter((rule) => rule.name === name);
  return named.find(({ context }) => test.file.includes(`/${context}/`)) ?? named[0];
}

function auditedRule(
  published: Published,
  tests: readonly RunTest[],
  rows: ReadonlyMap<string, LedgerRow>,
): AuditedRule {
  const properties = tests.filter((test) => test.properties.length > 0);
  const ids = [...tests.flatMap((test) => test.ids), ...citedBy(published)];
  return {
    id: `${published.context}/${published.name}`,
    published,
    properties,
    examples: tests.filter((test) => test.properties.length === 0),
    statements: [...new Set(ids)].flatMap((id) => rows.get(id) ?? []),
    golden: tests.flatMap(({ golden }) => golden ?? []),
    cases: properties.flatMap((test) => test.properties).reduce((sum, { runs }) => sum + runs, 0),
    result: resultOf(tests, properties),
  };
}

function resultOf(tests: readonly AuditedTest[], properties: readonly AuditedTest[]): RuleResult {
  if (tests.some(({ hasPassed }) => !hasPassed)) return 'failed';
  return properties.length === 0 ? 'unproved' : 'holds';
}

/** Requirement ids in the `@source` tags of the rule and of its members. */
function citedBy({ doc, members }: Published): readonly string[] {
  const sources = [doc, ...members.map((member) => member.doc)].flatMap((each) => each.sources);
  return sources.flatMap((source) => source.match(/\b[A-Z]{2}-\d+\.\d+\b/g) ?? []);
}

function problemsOf(test: RunTest, runs: number): readonly string[] {
  const name = [test.about, test.title].filter((part) => part !== '').join(': ');
  if (!test.hasPassed) return [`${name} (${test.file}) failed. ${test.problem ?? ''}`.trim()];
  const fewest = Math.min(runs, ...test.properties.map((property) => property.runs));
  return fewest < runs ? [`${name} (${test.file}) ran ${fewest} cases, not ${runs}.`] : [];
}
