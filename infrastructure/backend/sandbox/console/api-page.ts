import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';
import type { RouteEntry, RouteTable } from '#infrastructure/backend/http/route-table.ts';

type Json = Readonly<Record<string, unknown>>;

const WHO = {
  public: 'anybody',
  optional: 'anyone; signed-in investors get more',
  session: 'the signed-in',
} as const;

/** The API description as a page, one section per call with its published schemas. */
export function apiPage(description: Json, routes: RouteTable): Html {
  const paths = description['paths'] as Readonly<Record<string, Json>>;
  const calls = routes.entries.map((entry) => callOf(entry, paths));
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
    <main class="api">${calls.length > 0 ? calls : html`<p class="soft">No calls yet.</p>`}</main>
  `;
}

function callOf(entry: RouteEntry, paths: Readonly<Record<string, Json>>): Html {
  const { method, path, summary, access, moves } = entry;
  const operation = paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  return html`
    <details class="card call">
      <summary>
        <span class="method">${method}</span> <code>${path}</code>
        <span class="soft">${summary}</span>
      </summary>
      <p class="soft">
        For ${WHO[access]}.${moves ? ' Changes data, once per idempotency-key.' : ''}
      </p>
      <pre tabindex="0">${JSON.stringify(operation, undefined, 2)}</pre>
    </details>
  `;
}
