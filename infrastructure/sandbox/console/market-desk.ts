import { html, type Html } from '../outside/html.ts';

/** The card on which the private market's desk serves orders and requests. */
export function marketDesk(): Html {
  return html`
    <section class="card" aria-labelledby="market-title">
      <h2 id="market-title">Private market desk</h2>
      <p class="soft">
        Orders that wait for the desk, one button for each legal move. Where the desk works by
        itself, it makes these moves after some seconds.
      </p>
      <ul id="market-orders" class="list desk" aria-label="Orders that wait, newest first"></ul>
      <p id="no-market-orders" class="soft">No order waits for the desk.</p>
      <h3>Shares to find</h3>
      <ul id="share-requests" class="list desk" aria-label="Requests for shares, newest first"></ul>
      <p id="no-share-requests" class="soft">Nobody asks for a share that is not listed.</p>
      <h3>Shares to sell</h3>
      <ul id="sell-requests" class="list desk" aria-label="Sell requests, waiting first"></ul>
      <p id="no-sell-requests" class="soft">Nobody wants to sell.</p>
    </section>
  `;
}
