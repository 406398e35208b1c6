import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';
import type { RouteTable } from '#infrastructure/backend/http/route-table.ts';

const KINDS = [
  ['status', 'Error reply'],
  ['timeout', 'No reply (timeout)'],
  ['slow', 'Slow reply (3 seconds)'],
  ['malformed', 'Broken reply'],
  ['drop', 'Connection lost before the work is done'],
  ['drop-after-commit', 'Connection lost after the work is done'],
] as const;

/** The card that lists the waiting faults, with a form for the next one. */
export function faultBuilder(routes: RouteTable): Html {
  return html`
    <details class="card fold">
      <summary><h2>Faults</h2></summary>
      <p id="faults-card" class="soft">
        Make the next calls of the app fail, and see what the investor sees.
      </p>
      ${faultForm(routes)}
      <ul id="faults" class="list" aria-label="Waiting faults"></ul>
      <p id="no-faults" class="soft">No faults are set.</p>
    </details>
  `;
}

function faultForm(routes: RouteTable): Html {
  const calls = [...new Set(routes.entries.map(({ method, path }) => `${method} ${path}`))].sort();
  const kinds = KINDS.map(([kind, label]) => html`<option value="${kind}">${label}</option>`);
  return html`
    <form id="fault-form" class="form">
      <label class="field">
        Call
        <input name="route" list="fault-calls" autocomplete="off" required />
      </label>
      <datalist id="fault-calls">
        ${calls.map((call) => html`<option value="${call}"></option>`)}
      </datalist>
      <label class="field">
        What goes wrong
        <select name="kind">
          ${kinds}
        </select>
      </label>
      <label class="field">
        Status of an error reply
        <input name="status" type="number" min="400" max="599" value="500" required />
      </label>
      <label class="field">
        How many calls
        <input name="times" type="number" min="1" max="100" value="1" required />
      </label>
      <div class="buttons">
        <button class="button" type="submit">Add the fault</button>
        <button id="clear-faults" class="button button--quiet" type="button">Clear</button>
      </div>
    </form>
  `;
}
