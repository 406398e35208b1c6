import { depositQuote, Tenure } from '@vriddhi/domain/fixed-deposits';
import { formatRupees, Money, Percentage } from '@vriddhi/domain/platform';

const form = document.querySelector('form');
const problem = document.querySelector('[role=alert]');
const inPage = document.querySelector('#page');
const inWorker = document.querySelector('#worker');
const worker = new Worker('./worker.js', { type: 'module' });

worker.addEventListener('message', ({ data }) => {
  inWorker.textContent = data;
});

/** The maturity amount, or why there is none. */
function reckon() {
  const { principal, rate, tenure } = Object.fromEntries(new FormData(form));
  const amount = Money.parse(principal);
  const percent = Percentage.parse(rate);
  const length = Tenure.parse(tenure);
  const wrong = [amount, percent, length].find(({ ok }) => !ok);
  problem.textContent = wrong === undefined ? '' : `That is ${wrong.failure}`;
  if (wrong !== undefined) return;
  const quote = depositQuote({
    principal: amount.value,
    annualRatePercent: percent.value,
    tenure: length.value,
    payoutFrequency: 'at-maturity',
  });
  inPage.textContent = formatRupees(quote.maturityAmount);
  worker.postMessage({ principal: amount.value.text, rate: percent.value.text, tenure });
}

form.addEventListener('submit', (event) => {
  event.preventDefault();
  reckon();
});
reckon();
