import type { Audit } from './audit.ts';
import { badge, counted, escaped } from './html.ts';
import { casesOf } from './rule-article.ts';

/** The page header: the title, whether the audit passed, and the totals. */
export function auditHead(audit: Audit): string {
  return `<header>
<p class="small">@vriddhi/domain ${escaped(audit.version)}, ${escaped(dateOf(audit.at))}</p>
<h1>What the rules of Vriddhi say, and what was seen of them</h1>
<p class="lead">Every rule by which amounts, dates and permissions are found, in plain words, with
its formula, where it comes from, and how it was tried: by thousands of cases drawn at random, by
single examples, and against figures that issuers published.</p>
${verdict(audit)}
${figures(audit)}
</header>`;
}

/** Explains the terms used on the page. */
export function auditGuide({ runs, seed }: Audit): string {
  return `<section><h2>How to read this</h2>
<p>A <strong>property</strong> is a sentence that must be true of every case, such as “the
maturity amount is never below the principal”. The audit draws ${counted(runs)} cases for each,
at random, and tries the sentence on all of them. The <strong>seed</strong> ${seed} decides which
cases: the same seed draws the same ones again, a new run draws new ones.
An <strong>example</strong> is a
single case with its answer. A <strong>published figure</strong> is a number that an issuer of
deposits printed; the rule must give it to the rupee. Ids such as <code>FD-9.19</code> are
statements of the product’s documents, quoted with the rule.</p>
<p>${badge('good', 'holds')} true in every case tried. ${badge('open', 'no property')} nothing
failed, but no property is stated for it yet: single examples only. ${badge('bad', 'failed')} a case
was found in which the rule is wrong.</p></section>`;
}

function dateOf(iso: string): string {
  const options = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const;
  return `${new Intl.DateTimeFormat('en-IN', options).format(new Date(iso))} (India)`;
}

function verdict({ problems, rules }: Audit): string {
  const proved = rules.filter(({ result }) => result === 'holds').length;
  if (problems.length > 0) {
    const things = problems.length === 1 ? '1 thing' : `${counted(problems.length)} things`;
    return `<p class="verdict bad"><span aria-hidden="true">✗</span> ${things} failed</p>`;
  }
  return `<p class="verdict good"><span aria-hidden="true">✓</span> Nothing failed:
${counted(proved)} rules hold in every case tried</p>`;
}

function figures(audit: Audit): string {
  const tests = audit.rules.flatMap((rule) => [...rule.properties, ...rule.examples]);
  const all = [...tests, ...audit.otherTests];
  const right = audit.golden.filter(({ hasPassed }) => hasPassed).length;
  const rows: readonly (readonly [string, string])[] = [
    ['Rules', counted(audit.rules.length)],
    ['Cases tried at random', counted(casesOf(all))],
    ['Least cases of a property', counted(audit.runs)],
    ['Tests', counted(all.length)],
    ['Published figures met', `${right} of ${audit.golden.length}`],
    ['Seed of this run', String(audit.seed)],
  ];
  const cells = rows.map(([name, value]) => `<div><dt>${name}</dt><dd>${value}</dd></div>`);
  return `<dl class="figures">${cells.join('')}</dl>`;
}
