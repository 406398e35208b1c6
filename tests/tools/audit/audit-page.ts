import { auditGuide, auditHead } from './audit-head.ts';
import type { Audit, AuditedRule, AuditedTest, GoldenRow } from './audit.ts';
import {
  anchorOf, badge, codeBlock, counted, escaped, folded, grouped, list, page, prose, searchField,
  table, titled,
} from './html.ts';
import { casesOf, ruleArticle, searchText } from './rule-article.ts';

/** The audit as one HTML page, for readers who do not read code. */
export function auditPage(audit: Audit): string {
  const contexts = [...grouped(audit.rules, ({ published }) => published.context)];
  const body = `${auditHead(audit)}
<main id="main">
${problems(audit)}
${auditGuide(audit)}
${searchField('Search the rules: a name, a word, an id such as FD-9.19')}
${contents(audit, contexts)}
${contexts.map(([name, rules]) => contextSection(name, rules)).join('\n')}
${goldenSection(audit.golden)}
${valuesSection(audit)}
${otherSection(audit.otherTests)}
</main>
<footer><p>Made by <code>npm run audit</code> with Node ${escaped(audit.node)}. The same facts for
programs: <code>audit.json</code> beside this file. The same cases again:
<code>npm run audit -- --seed ${audit.seed}</code>.</p></footer>`;
  return page({ title: 'Audit of the rules of Vriddhi', body });
}

function problems({ problems: found }: Audit): string {
  if (found.length === 0) return '';
  return `<section><h2>What failed</h2>${list(found.map(codeBlock))}</section>`;
}

function contents(
  audit: Audit,
  contexts: readonly (readonly [string, readonly AuditedRule[]])[],
): string {
  const lists = contexts.map(([name, rules]) =>
    folded(`${titled(name)}: ${counted(rules.length)} rules`, linksTo(rules), { group: true }),
  );
  const unproved = audit.rules.filter(({ result }) => result === 'unproved');
  const open = folded(`Without a property: ${counted(unproved.length)} rules`, linksTo(unproved), {
    group: true,
  });
  return `<nav aria-labelledby="contents"><h2 id="contents">Contents</h2>
${lists.join('')}
${open === '' ? '<p>Every rule has a property.</p>' : open}
<p><a href="#golden">Published figures</a> · <a href="#values">Fixed figures and lists of words</a>
· <a href="#other">Tests of several rules together</a></p></nav>`;
}

function linksTo(rules: readonly AuditedRule[]): string {
  if (rules.length === 0) return '';
  const items = rules.map((rule) => {
    const link = `<a href="#${anchorOf(rule.id)}">${escaped(rule.published.name)}</a>`;
    return `<li data-search="${searchText(rule)}">${link}</li>`;
  });
  return `<ul class="contents">${items.join('')}</ul>`;
}

function contextSection(name: string, rules: readonly AuditedRule[]): string {
  return `<section data-group><h2 id="${escaped(name)}">${titled(name)}</h2>
${rules.map(ruleArticle).join('\n')}</section>`;
}

function goldenSection(rows: readonly GoldenRow[]): string {
  const heads = ['Question', 'Published#', 'Found#', 'Result', 'Source'];
  const lines = rows.map(({ question, published, found, hasPassed, source }) => ({
    search: `${question} ${source}`,
    cells: [
      escaped(question),
      escaped(published),
      escaped(found),
      hasPassed ? badge('good', 'equal') : badge('bad', 'differs'),
      escaped(source),
    ],
  }));
  return `<section data-group><h2 id="golden">Published figures</h2>
<p>What issuers and their distributors printed, in whole rupees, beside what the rule gives.</p>
${table('Published figures', heads, lines)}</section>`;
}

function valuesSection({ values }: Audit): string {
  const lines = values.map(({ name, context, doc, signature }) => ({
    search: `${context}/${name} ${doc.statement}`,
    cells: [
      `<strong>${escaped(name)}</strong>`,
      prose(`${doc.statement} ${doc.remarks}`.trim() || '–'),
      codeBlock(signature),
    ],
  }));
  return `<section data-group><h2 id="values">Fixed figures and lists of words</h2>
${table('Fixed figures and lists of words', ['Name', 'Meaning', 'Set to'], lines)}</section>`;
}

function otherSection(tests: readonly AuditedTest[]): string {
  const files = [...grouped(tests, ({ file }) => file)].map(([file, inside]) => {
    const items = inside.map(({ title, hasPassed }) => {
      return `${hasPassed ? '' : `${badge('bad', 'failed')} `}${prose(title)}`;
    });
    const cases = casesOf(inside);
    const tried = cases > 0 ? `, ${counted(cases)} cases` : '';
    return folded(`${file}: tests ${counted(inside.length)}${tried}`, list(items));
  });
  return `<section><h2 id="other">Tests of several rules together</h2>
<p>The oracle that reckons everything again in exact fractions, inner parts of rules, bad
arguments.</p>${files.join('')}</section>`;
}
