import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { auditPage } from './audit-page.ts';
import type { Audit } from './audit.ts';
import { joined } from './join.ts';
import { type Published, publishedNames } from './published.ts';
import { testsOf } from './read-run.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

const domain = fileURLToPath(new URL('../../../domain', import.meta.url));
const published = publishedNames(domain);

function named(name: string): Published {
  const found = published.find((each) => each.name === name);
  if (found === undefined) throw new Error(`${name} is not published`);
  return found;
}

const file = 'tests/domain/platform/money.test.ts';

function run(status: string, title = 'adds up [FD-1.1]') {
  const result = { ancestorTitles: ['Money.plus'], title, status, failureMessages: ['because'] };
  return {
    testResults: [
      { name: `${repositoryRoot}/${file}`, status: 'passed', assertionResults: [result] },
    ],
  };
}

function record(runs: number) {
  const names = ['Money.plus', 'adds up [FD-1.1]'];
  return { file, names, runs, skips: 0, seed: 5, hasFailed: false };
}

const row = {
  id: 'FD-1.1',
  document: 'FD',
  part: 'p',
  area: 'a',
  kind: 'k',
  requirement: 'Sums <b>are</b> exact',
  decision: '',
};

function auditOf(status: string, runs: number): Audit {
  const tests = testsOf(run(status), [record(runs)]);
  const found = { published: [named('Money')], tests, ledger: [row], runs: 100, problems: [] };
  const about = { at: '2026-11-21T00:00:00Z', version: '1', node: 'v24', seed: 5, runs: 100 };
  return { ...about, ...joined(found) };
}

describe('the parsed sources', () => {
  it('has each name that is published, with its context and its signature', () => {
    expect(named('depositQuote')).toMatchObject({
      context: 'fixed-deposits',
      module: 'fixed-deposits/interest/deposit-quote.ts',
      kind: 'function',
      signature: 'function depositQuote(terms: DepositTerms): DepositQuote',
    });
    expect(named('Money').members.map(({ name }) => name)).toContain('toPaisa');
  });

  it('has what the comment says', () => {
    const { doc } = named('Percentage');
    expect(doc.statement).toMatch(/^An exact percentage/);
    expect(doc.examples[0]).toContain('// =>');
  });
});

describe('the audit', () => {
  it('joins a property to its rule by the outermost title, and its statement by the id', () => {
    const { rules, problems } = auditOf('passed', 100);
    expect(rules[0]).toMatchObject({ id: 'platform/Money', result: 'holds', cases: 100 });
    expect(rules[0]?.statements).toEqual([row]);
    expect(problems).toEqual([]);
  });

  it('fails if a test failed, or if a property ran too few cases', () => {
    const { problems, rules } = auditOf('failed', 100);
    expect(problems).toEqual([`Money.plus: adds up (${file}) failed. because`]);
    expect(rules[0]?.result).toBe('failed');
    expect(auditOf('passed', 99).problems[0]).toContain('ran 99 cases, not 100');
  });

  it('marks a rule without a property test', () => {
    const tests = testsOf(run('passed'), []);
    const found = { published: [named('Money')], tests, ledger: [], runs: 100, problems: [] };
    expect(joined(found).rules[0]?.result).toBe('unproved');
  });

  it('fails if no test ran', () => {
    const found = { published: [], tests: [], ledger: [], runs: 100, problems: [] };
    expect(joined(found).problems).toEqual(['No test ran.']);
  });

  it('writes a page that loads no other file and escapes its texts', () => {
    const html = auditPage(auditOf('passed', 100));
    expect(html).toContain('Sums &lt;b&gt;are&lt;/b&gt; exact');
    expect(html).not.toMatch(/(src|href)="(https?:|\/\/)/);
    expect(html).toContain('--seed 5');
  });
});
