import { depositQuote, formatRupees, Money, Percentage, Tenure } from '@vriddhi/domain';

// Messages to a worker are copied, so values are sent as plain text.
globalThis.addEventListener('message', ({ data }) => {
  const tenure = Tenure.parse(data.tenure);
  if (!tenure.ok) throw new Error(tenure.failure);
  const quote = depositQuote({
    principal: Money.of(data.principal),
    annualRatePercent: Percentage.of(data.rate),
    tenure: tenure.value,
    payoutFrequency: 'at-maturity',
  });
  globalThis.postMessage(formatRupees(quote.maturityAmount));
});
