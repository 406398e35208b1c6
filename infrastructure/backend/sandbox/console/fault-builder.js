/** The card of faults: lists the waiting ones, and adds the one in the form. */
import { act, call, counted, element } from './console.js';

const EVERY_MILLISECONDS = 1500;
const form = document.getElementById('fault-form');
const clear = document.getElementById('clear-faults');
const field = (name) => form.elements.namedItem(name);
let shown = '';

async function showFaults() {
  const faults = await call('faults');
  if (JSON.stringify(faults) === shown) return;
  shown = JSON.stringify(faults);
  document.getElementById('faults').replaceChildren(...faults.map(faultItem));
  document.getElementById('no-faults').hidden = faults.length > 0;
  clear.hidden = faults.length === 0;
}

function faultItem({ route, kind, status, times }) {
  const what = kind === 'status' ? `status ${status}` : kind;
  const children = [element('code', { text: route }), ` ${what}, ${counted(times, 'call')}`];
  return element('li', { children });
}

async function watchFaults() {
  // Ignores a failure, because other parts of the console show that the server does not answer.
  if (!document.hidden) await showFaults().catch(() => undefined);
  setTimeout(watchFaults, EVERY_MILLISECONDS);
}

/** Only an error reply has a status. */
function showStatus() {
  const isStatus = field('kind').value === 'status';
  field('status').disabled = !isStatus;
  field('status').closest('label').hidden = !isStatus;
}

field('kind').addEventListener('change', showStatus);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  const body = {
    route: field('route').value.trim(),
    kind: field('kind').value,
    times: Number(field('times').value),
    ...(!field('status').disabled && { status: Number(field('status').value) }),
  };
  void act(async () => {
    await call('faults', { method: 'POST', body });
    await showFaults();
  }, `The next ${counted(body.times, 'call')} will fail.`);
});
clear.addEventListener('click', () =>
  act(async () => {
    await call('faults', { method: 'DELETE' });
    await showFaults();
  }, 'All faults are removed.'),
);

showStatus();
void watchFaults();
