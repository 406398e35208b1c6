import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';

export function reconciliationCard(): Html {
  return html`
    <section class="card" aria-labelledby="ledger-title">
      <div class="row">
        <h2 id="ledger-title">Ledger</h2>
        <button id="check-ledger" class="button button--quiet" type="button">Check</button>
      </div>
      <p class="soft">
        The balance of each ledger account over all investors. They add up to zero. No real money.
      </p>
      <ul id="balances" class="list" aria-label="Balances"></ul>
      <p id="reconciliation" class="soft">Press Check to compare every record with the ledger.</p>
    </section>
  `;
}
