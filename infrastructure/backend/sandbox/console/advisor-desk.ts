import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';

export function advisorDesk(): Html {
  return html`
    <details class="card fold">
      <summary><h2>Advisor</h2></summary>
      <p id="advisor" class="soft">
        Order a deposit for an investor, who gets a link to review and pay.
      </p>
      <form id="advisor-form">
        <label class="field">
          Investor’s mobile number
          <input name="mobile" inputmode="numeric" autocomplete="off" required />
        </label>
        <label class="field">
          Deposit
          <select name="scheme" aria-label="Deposit" required></select>
        </label>
        <label class="field">
          Amount in rupees
          <input name="amount" inputmode="numeric" autocomplete="off" value="100000" required />
        </label>
        <button class="button" type="submit">Place the order</button>
      </form>
      <ul id="advisor-orders" class="list" aria-label="Advisor orders, newest first"></ul>
    </details>
  `;
}
