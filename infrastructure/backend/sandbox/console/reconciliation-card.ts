import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';

export function booksCard(): Html {
  return html`
    <section class="card" aria-labelledby="books-title">
      <div class="row">
        <h2 id="books-title">Books</h2>
        <button id="check-books" class="button button--quiet" type="button">Check</button>
      </div>
      <p class="soft">
        Where the money of all investors is, by the ledger; it adds up to nothing. No real money.
      </p>
      <ul id="balances" class="list" aria-label="Balances"></ul>
      <p id="books" class="soft">Press Check: every record is compared with the ledger.</p>
    </section>
  `;
}
