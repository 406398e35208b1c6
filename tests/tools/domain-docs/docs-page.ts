import type { DocComment } from '../audit/doc-comment.ts';
import {
  anchorOf, badge, codeBlock, counted, escaped, folded, grouped, list, page, prose, searchField,
  titled,
} from '../audit/html.ts';
import type { Published, PublishedMember } from '../audit/published.ts';

/**
 * The page with the published names and their doc comments. Tests run the examples in the comments.
 */
export function docsPage(names: readonly Published[], version: string): string {
  const contexts = [...grouped(names, ({ context }) => context)];
  const body = `<header><p class="small">@vriddhi/domain ${escaped(version)}</p>
<h1>The rules of Vriddhi, for programs</h1>
<p class="lead">Money, fixed deposits, unlisted shares and accounts in exact decimal arithmetic:
${counted(names.length)} names, all of them in <code>@vriddhi/domain</code>, and those of each
context in an entry of its own, as <code>@vriddhi/domain/fixed-deposits</code>. Each example is run
as a test: what stands after <code>// =&gt;</code> is what came out.</p>
${codeBlock("import { depositQuote, Money, Percentage, Tenure } from '@vriddhi/domain';")}</header>
<main id="main">
${searchField('Search: a name or a word')}
<nav aria-labelledby="contents"><h2 id="contents">Contents</h2>
${contexts.map(([name, inside]) => contents(name, inside)).join('')}</nav>
${contexts.map(([name, inside]) => section(name, inside)).join('\n')}
</main>
<footer><p>Made by <code>npm run docs</code> from the comments of the source.</p></footer>`;
  return page({ title: '@vriddhi/domain', body });
}

function contents(context: string, names: readonly Published[]): string {
  const items = names.map((one) => {
    const link = `<a href="#${anchorOf(idOf(one))}">${escaped(one.name)}</a>`;
    return `<li data-search="${searchText(one)}">${link}</li>`;
  });
  const links = `<ul class="contents">${items.join('')}</ul>`;
  return folded(`${titled(context)}: ${counted(names.length)}`, links, { group: true });
}

function section(context: string, names: readonly Published[]): string {
  return `<section data-group><h2 id="${escaped(context)}">${titled(context)}</h2>
${names.map(article).join('\n')}</section>`;
}

function article(one: Published): string {
  const { name, kind, module, signature, doc, members } = one;
  const at = anchorOf(idOf(one));
  return `<article id="${at}" data-search="${searchText(one)}" aria-labelledby="${at}-name">
<div class="head"><h3 id="${at}-name">${escaped(name)}</h3>
<span>${badge('plain', kind)} <span class="small">${escaped(module)}</span></span></div>
${codeBlock(signature)}
${description(doc)}
${members.map(memberOf).join('')}
</article>`;
}

function memberOf({ name, isStatic, signature, doc }: PublishedMember): string {
  return `<h4>${isStatic ? 'static ' : ''}${escaped(name)}</h4>
${codeBlock(signature)}${description(doc)}`;
}

function description(doc: DocComment): string {
  const facts = {
    Formula: doc.formula === undefined ? '' : `<code>${escaped(doc.formula)}</code>`,
    Answers: doc.returns === undefined ? '' : prose(doc.returns),
    Throws: doc.throws.map(prose).join('<br>'),
    Source: doc.sources.map(prose).join('<br>'),
  };
  const rows = Object.entries(facts).filter(([, value]) => value !== '');
  const cells = rows.map(([key, value]) => `<dt>${key}</dt><dd>${value}</dd>`).join('');
  const parameters = doc.parameters.map(
    ({ name, text }) => `<code>${escaped(name)}</code> ${prose(text)}`,
  );
  const words = `${prose(doc.statement)} ${prose(doc.remarks)}`.trim();
  return [
    words === '' ? '' : `<p>${words}</p>`,
    list(parameters),
    cells === '' ? '' : `<dl class="facts">${cells}</dl>`,
    ...doc.examples.map(codeBlock),
  ].join('\n');
}

function idOf({ context, name }: Published): string {
  return `${context}/${name}`;
}

function searchText({ name, context, doc, members }: Published): string {
  const inner = members.flatMap((member) => [member.name, member.doc.statement]);
  const words = [context, name, doc.statement, doc.remarks, ...doc.sources, ...inner];
  return escaped(words.join(' ').toLowerCase());
}
