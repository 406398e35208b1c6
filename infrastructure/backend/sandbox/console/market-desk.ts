import { html, type Html } from '#infrastructure/backend/third-parties/html.ts';

export function marketDesk(): Html {
  return html`
    <details class="card fold">
      <summary><h2>Private market desk</h2></summary>
      <p id="market" class="soft">
        Orders that wait for the desk, with a button for each possible action. If the desk acts
        automatically, it takes these actions after a few seconds.
      </p>
      <label class="field">
        Investor
        <input id="desk-investor" type="search" autocomplete="off" placeholder="All investors" />
      </label>
      <div class="desks">
        <div>
          <h3>Orders</h3>
          <ul id="market-orders" class="list desk" aria-label="Waiting orders, newest first"></ul>
          <p id="no-market-orders" class="soft">No orders are waiting for the desk.</p>
        </div>
        <div>
          <h3>Shares to sell</h3>
          <ul id="sell-requests" class="list desk" aria-label="Sell requests, waiting first"></ul>
          <p id="no-sell-requests" class="soft">No sell requests.</p>
          <h3>Shares to find</h3>
          <ul
            id="share-requests"
            class="list desk"
            aria-label="Requests for shares, newest first"
          ></ul>
          <p id="no-share-requests" class="soft">No requests for shares outside the list.</p>
        </div>
      </div>
    </details>
  `;
}
