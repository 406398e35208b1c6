/** The ledger card of the console: balances, and the result of the reconciliation. */
import { act, call, element } from './console.js';

const NAMES = {
  investor: 'Bank accounts of investors',
  'paid-in': 'Paid in, not passed on yet',
  deposits: 'Running deposits',
  interest: 'Interest from issuers',
  shares: 'Sellers of shares',
  charges: 'Duty, tax and charges',
};
const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

async function showReconciliation() {
  const { balances, imbalances } = await call('reconciliation');
  document
    .getElementById('balances')
    .replaceChildren(
      ...Object.entries(balances).map(([account, amount]) =>
        element('li', { text: `${NAMES[account]}: ${rupees.format(amount)}` }),
      ),
    );
  document.getElementById('reconciliation').textContent =
    imbalances.length === 0 ? 'All records agree with the ledger.' : imbalances.join('; ');
}

document
  .getElementById('check-ledger')
  .addEventListener('click', () =>
    act(showReconciliation, 'Every record was compared with the ledger.'),
  );
