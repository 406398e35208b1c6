import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';
import { operationIdOf } from '#infrastructure/backend/http/openapi.ts';
import type { RouteEntry, RouteTable } from '#infrastructure/backend/http/route-table.ts';

type Json = Readonly<Record<string, unknown>>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Json;
  readonly example?: unknown;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Content>> };
  readonly responses: { readonly 200: { readonly content?: Readonly<Record<string, Content>> } };
}

interface Content {
  readonly schema: Json;
  readonly example?: unknown;
}

const ACCESS = {
  public: 'No session needed',
  optional: 'Session optional; investors get more',
  session: 'Session needed',
} as const;

const CONTEXTS: Readonly<Record<string, string>> = {
  accounts: 'Accounts',
  'fixed-deposits': 'Fixed deposits',
  'private-market': 'Private market',
  referrals: 'Referrals',
  content: 'News and messages',
  platform: 'Platform',
};

/** The API description as a page: calls by context, with a search. */
export function apiPage(description: Json, routes: RouteTable): Html {
  const paths = description['paths'] as Readonly<Record<string, Json>>;
  const contexts = [...new Set(routes.entries.map(({ context }) => context))];
  const groups = contexts.map(
    (context) => [context, routes.entries.filter((entry) => entry.context === context)] as const,
  );
  return html`
    <header class="top">
      <div class="row">
        <div>
          <h1>The API of Vriddhi</h1>
          <p>${routes.entries.length} calls, each checked against the schemas shown here.</p>
        </div>
        <nav class="links" aria-label="Elsewhere">
          <a href="/sandbox">Sandbox</a>
          <a href="/sandbox/openapi.json">OpenAPI as JSON</a>
        </nav>
      </div>
    </header>
    <main class="api">
      <search class="card api-search">
        <label class="field">
          Search
          <input id="search" type="search" autocomplete="off" placeholder="otp, nominee, POST …" />
        </label>
        <p id="found" class="soft" role="status"></p>
        <nav class="buttons" aria-label="Groups">
          ${groups.map(
            ([context, { length }]) =>
              html`<a class="button button--quiet" href="#${context}">
                ${nameOf(context)} ${length}
              </a>`,
          )}
        </nav>
      </search>
      ${groups.map(([context, entries]) => groupOf(context, entries, paths))}
    </main>
  `;
}

const nameOf = (context: string): string => CONTEXTS[context] ?? context;

function groupOf(
  context: string,
  entries: readonly RouteEntry[],
  paths: Readonly<Record<string, Json>>,
): Html {
  const sorted = entries.toSorted((one, other) => one.path.localeCompare(other.path));
  return html`
    <section class="api-group" id="${context}" aria-labelledby="${context}-title">
      <h2 id="${context}-title">${nameOf(context)}</h2>
      ${sorted.map((entry) => callOf(entry, paths))}
    </section>
  `;
}

function callOf(entry: RouteEntry, paths: Readonly<Record<string, Json>>): Html {
  const { method, path, summary, access, mutates } = entry;
  const operations = paths[path.replaceAll(/:(\w+)/g, '{$1}')];
  const operation = operations?.[method.toLowerCase()] as Operation;
  const id = operationIdOf(entry);
  const { parameters = [], requestBody, responses } = operation;
  return html`
    <details class="card call" id="${id}">
      <summary>
        <span class="method">${method}</span> <code>${path}</code>
        <span class="soft">${summary}</span>
      </summary>
      <p class="soft">
        ${ACCESS[access]}.${mutates ? ' Changes data once per idempotency key.' : ''} Operation
        <code>${id}</code>.
      </p>
      ${parameters.length > 0 && parameterTable(parameters)}
      ${Object.values(requestBody?.content ?? {}).map((content) => bodyOf('Request', content))}
      ${Object.values(responses[200].content ?? {}).map((content) => bodyOf('Reply', content))}
    </details>
  `;
}

function parameterTable(parameters: readonly Parameter[]): Html {
  return html`
    <div class="parameters" tabindex="0" role="region" aria-label="Parameters">
      <table>
        <thead>
          <tr>
            <th scope="col">Parameter</th>
            <th scope="col">In</th>
            <th scope="col">Required</th>
            <th scope="col">Example</th>
          </tr>
        </thead>
        <tbody>
          ${parameters.map(
            ({ name, in: place, required = false, example }) =>
              html`<tr>
                <td><code>${name}</code></td>
                <td>${place}</td>
                <td>${required ? 'yes' : 'no'}</td>
                <td><code>${String(example)}</code></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
  `;
}

function bodyOf(title: string, { schema, example }: Content): Html {
  return html`
    ${
      example !== undefined &&
      html`
        <h3>${title}, example</h3>
        <pre tabindex="0">${JSON.stringify(example, undefined, 2)}</pre>
      `
    }
    <details>
      <summary>${title}, schema</summary>
      <pre tabindex="0">${JSON.stringify(schema, undefined, 2)}</pre>
    </details>
  `;
}
