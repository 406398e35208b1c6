import type { AuditedRule, AuditedTest, RuleResult } from './audit.ts';
import { anchorOf, badge, codeBlock, counted, escaped, folded, list, prose } from './html.ts';
import type { PublishedMember } from './published.ts';

const badges: Readonly<Record<RuleResult, string>> = {
  holds: badge('good', 'holds'),
  unproved: badge('open', 'no property'),
  failed: badge('bad', 'failed'),
};

export function ruleArticle(rule: AuditedRule): string {
  const { id, published, cases, result, statements } = rule;
  const { doc } = published;
  const at = anchorOf(id);
  const tried = cases > 0 ? badge('plain', `${counted(cases)} cases`) : '';
  const quoted = statements.map(({ id: row, requirement, decision }) => {
    const decided = decision === '' ? '' : ` <em>Decided: ${escaped(decision)}</em>`;
    return `<code>${escaped(row)}</code> ${escaped(requirement)}${decided}`;
  });
  return `<article id="${at}" data-search="${searchText(rule)}" aria-labelledby="${at}-name">
<div class="head"><h3 id="${at}-name">${escaped(id)}</h3>
<span>${badges[result]} ${tried}</span></div>
<p class="statement">${prose(doc.statement) || '<em>Not put in words yet.</em>'}</p>
${doc.remarks === '' ? '' : `<p>${prose(doc.remarks)}</p>`}
${facts(rule)}
${doc.examples.length > 0 ? '<h4>For instance</h4>' : ''}${doc.examples.map(codeBlock).join('')}
${memberList(published.members)}
${titledList('Properties, each tried in every case', rule.properties.map(testItem))}
${examples(rule.examples)}
${folded(`In the product’s documents: ${counted(quoted.length)}`, list(quoted))}
</article>`;
}

/** The text in which the search looks for a rule, escaped for an HTML attribute. */
export function searchText({ id, published, statements }: AuditedRule): string {
  const { doc, members } = published;
  const words = [id, doc.statement, doc.remarks, doc.formula ?? '', ...doc.sources];
  const inner = members.flatMap((member) => [member.name, member.doc.statement]);
  return escaped([...words, ...inner, ...statements.map((row) => row.id)].join(' ').toLowerCase());
}

export function casesOf(tests: readonly AuditedTest[]): number {
  return tests.flatMap((test) => test.properties).reduce((sum, { runs }) => sum + runs, 0);
}

function facts({ published, golden, properties }: AuditedRule): string {
  const { doc, module, signature } = published;
  const oneLine = signature.replaceAll(/\s+/g, ' ');
  const seeds = new Set(properties.flatMap((test) => test.properties.map(({ seed }) => seed)));
  const right = golden.filter(({ hasPassed }) => hasPassed).length;
  const rows = {
    Formula: doc.formula === undefined ? '' : `<code>${escaped(doc.formula)}</code>`,
    Source: doc.sources.map(prose).join('<br>'),
    Function: `<code>${escaped(oneLine)}</code> in <code>domain/${escaped(module)}</code>`,
    Refuses: doc.throws.map(prose).join('<br>'),
    Seed: [...seeds].join(', '),
    'Published figures':
      golden.length > 0 ? `<a href="#golden">${right} of ${golden.length} met</a>` : '',
  };
  const cells = Object.entries(rows).filter(([, value]) => value !== '');
  const inside = cells.map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`).join('');
  return `<dl class="facts">${inside}</dl>`;
}

function memberList(members: readonly PublishedMember[]): string {
  const documented = members.filter(({ doc }) => doc.statement !== '');
  const items = documented.map(({ name, doc }) => {
    const formula = doc.formula === undefined ? '' : ` <code>${escaped(doc.formula)}</code>`;
    return `<strong>${escaped(name)}</strong>: ${prose(doc.statement)}${formula}`;
  });
  return titledList('What it answers', items);
}

function titledList(title: string, items: readonly string[]): string {
  return items.length === 0 ? '' : `<h4>${title}</h4>${list(items)}`;
}

function examples(tests: readonly AuditedTest[]): string {
  const isOpen = tests.some(({ hasPassed }) => !hasPassed);
  return folded(`Examples: ${counted(tests.length)}`, list(tests.map(testItem)), { isOpen });
}

function testItem(test: AuditedTest): string {
  const cases = casesOf([test]);
  const counts = cases > 0 ? ` <span class="small">${counted(cases)} cases</span>` : '';
  const failure = test.hasPassed
    ? ''
    : ` ${badge('bad', 'failed')}${codeBlock(test.problem ?? '')}`;
  return `${prose(test.title)}${counts}${failure}`;
}
