/** The advisor card of the console: places orders and lists their links. */
import { act, call, element } from './console.js';

const EVERY_MILLISECONDS = 3000;
const STATES = { started: 'not paid yet', booked: 'paid', expired: 'expired' };
const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const form = document.getElementById('advisor-form');
const list = document.getElementById('advisor-orders');
const field = (name) => form.elements.namedItem(name);
let shown = '';

async function showSchemes() {
  const schemes = await call('ifa-schemes');
  field('scheme').replaceChildren(
    ...schemes.map(({ schemeMasterId, name, tenure, payout }) => {
      const option = element('option', { text: `${name}, ${tenure}, ${payout}` });
      option.value = String(schemeMasterId);
      return option;
    }),
  );
}

async function showOrders() {
  const orders = await call('ifa-orders');
  if (JSON.stringify(orders) === shown) return;
  shown = JSON.stringify(orders);
  list.replaceChildren(...orders.map(orderItem));
}

function orderItem({ link, mobile, deposit, amount, state }) {
  const anchor = element('a', { text: `${rupees.format(Number(amount))} in ${deposit}` });
  anchor.href = link;
  const meta = element('p', { className: 'soft', text: `For ${mobile}, ${STATES[state]}` });
  return element('li', { children: [anchor, meta] });
}

async function watchOrders() {
  // Ignores a failure, because other parts of the console show that the server does not answer.
  if (!document.hidden) await showOrders().catch(() => undefined);
  setTimeout(watchOrders, EVERY_MILLISECONDS);
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  const body = {
    mobile: field('mobile').value.trim(),
    schemeMasterId: Number(field('scheme').value),
    amount: field('amount').value.trim(),
  };
  void act(async () => {
    await call('ifa-orders', { method: 'POST', body });
    await showOrders();
  }, 'The order is placed, and its link is on the phone.');
});

void showSchemes().catch(() => undefined);
void watchOrders();
