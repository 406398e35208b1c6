/** The private market card of the console: orders and requests with their legal moves. */
import { act, call, element } from './console.js';

const EVERY_MILLISECONDS = 2000;
const SHOWN = 10;
const OFFER_MINUTES = 30;
const MOVES = {
  confirm: 'Confirm',
  offer: 'Offer',
  cancel: 'Cancel',
  'receive-payment': 'Payment received',
  refund: 'Refund',
  complete: 'Transfer',
  accept: 'Accept',
  refuse: 'Refuse',
  'mark-sold': 'Mark as sold',
};
const DONE = {
  confirm: 'The order is confirmed.',
  offer: 'The offer is on the phone.',
  cancel: 'The order is cancelled.',
  'receive-payment': 'The payment is recorded.',
  refund: 'The payment is returned.',
  complete: 'The shares are transferred.',
  accept: 'The request is accepted.',
  refuse: 'The request is refused.',
  'mark-sold': 'The shares are sold.',
};
const STATES = {
  'under-review': 'waits',
  accepted: 'waits for the investor to agree',
  agreed: 'agreed by the investor',
  refused: 'refused',
  declined: 'declined by the investor',
  withdrawn: 'withdrawn by the investor',
  expired: 'not answered in time',
  sold: 'sold',
};
const counted = new Intl.NumberFormat('en-IN');
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

const filter = document.getElementById('desk-investor');
const shown = new Map();

/** Redraws a list only after a change, so that typed input is kept. */
function show(id, rows, draw) {
  const text = JSON.stringify(rows);
  if (shown.get(id) === text) return;
  shown.set(id, text);
  document.getElementById(id).replaceChildren(...rows.map(draw));
  document.getElementById(`no-${id}`).hidden = rows.length > 0;
}

function button(path, move, body = () => ({})) {
  const kind = ['cancel', 'refuse', 'refund'].includes(move) ? 'button--danger' : 'button--quiet';
  const made = element('button', { className: `button ${kind}`, text: MOVES[move] });
  made.type = 'button';
  made.addEventListener('click', () =>
    act(async () => {
      await call(`${path}/${move}`, { method: 'POST', body: body() });
      await refresh();
    }, DONE[move]),
  );
  return made;
}

function orderItem({ requestId, kind, name, units, mobile, status, pricePerUnit, legalMoves }) {
  const path = `orders/${requestId}`;
  const one = kind === 'basket' ? 'basket' : 'share';
  const what = `${counted.format(units)} ${units === 1 ? one : `${one}s`} of ${name}`;
  const price = element('input');
  price.inputMode = 'decimal';
  price.value = pricePerUnit ?? '';
  price.setAttribute('aria-label', `Price in rupees to offer for order ${requestId}`);
  const minutes = element('input');
  minutes.type = 'number';
  minutes.min = '1';
  minutes.value = String(OFFER_MINUTES);
  minutes.setAttribute('aria-label', `Minutes to accept the offer for order ${requestId}`);
  const offer = () => ({
    pricePerUnit: price.value.trim(),
    expiresInSeconds: Math.round(Number(minutes.value) * 60),
  });
  const reference = element('input');
  reference.value = `NEFT${requestId}`;
  reference.setAttribute('aria-label', `Bank reference of the payment for order ${requestId}`);
  const bodies = { offer, 'receive-payment': () => ({ reference: reference.value.trim() }) };
  const buttons = legalMoves.map((move) => button(path, move, bodies[move]));
  const fields = [];
  if (legalMoves.includes('receive-payment')) fields.push(labelled('Bank reference', reference));
  if (legalMoves.includes('offer')) {
    fields.push(labelled('Price in rupees', price), labelled('Minutes to accept', minutes));
  }
  return element('li', {
    children: [
      heading(what, `Order ${requestId} of ${mobile}, ${status.replaceAll('_', ' ')}`),
      element('div', { className: 'buttons', children: [...fields, ...buttons] }),
    ],
  });
}

function heading(what, detail) {
  const children = [element('strong', { text: what })];
  children.push(element('p', { className: 'soft', text: detail }));
  return element('div', { children });
}

function labelled(label, input) {
  return element('label', { className: 'field', children: [label, input] });
}

function requestItem(kind) {
  return ({ id, investor, shareName, quantity, askingPrice, status, legalMoves }) => {
    const price = askingPrice === undefined ? '' : ` at ${rupees.format(Number(askingPrice))}`;
    const what = `${counted.format(quantity)} of ${shareName}${price}`;
    const children = [heading(what, `${investor}, ${STATES[status]}`)];
    if (legalMoves.length > 0) {
      const buttons = legalMoves.map((move) => button(`${kind}/${id}`, move));
      children.push(element('div', { className: 'buttons', children: buttons }));
    }
    return element('li', { children });
  };
}

async function refresh() {
  const [orders, shares, sales] = await Promise.all([
    call('orders'),
    call('share-requests'),
    call('sell-requests'),
  ]);
  const wanted = filter.value.trim().toLowerCase();
  const isWanted = (who) => String(who).toLowerCase().includes(wanted);
  const waiting = orders.filter(
    ({ legalMoves, mobile }) => legalMoves.length > 0 && isWanted(mobile),
  );
  show('market-orders', waiting.slice(0, SHOWN), orderItem);
  show('share-requests', shares.filter(({ investor }) => isWanted(investor)).slice(0, SHOWN), requestItem('share-requests'));
  show('sell-requests', sales.filter(({ investor }) => isWanted(investor)).slice(0, SHOWN), requestItem('sell-requests'));
}

async function watch() {
  // Ignores a failure, because other parts of the console show that the server does not answer.
  if (!document.hidden) await refresh().catch(() => undefined);
  setTimeout(watch, EVERY_MILLISECONDS);
}

filter.addEventListener('input', () => void refresh().catch(() => undefined));
void watch();
