import { type DepositQuote, formatPercent, formatRupees, payoutLabel } from '../index.ts';

/** Column names of the CSV output. */
const COLUMNS = [
  'period', 'days', 'opening_balance', 'interest', 'payout', 'closing_balance',
] as const;

/** Formats a quote for people: the result of the deposit, then a table of all periods. */
export function asTable(quote: DepositQuote): string {
  const { terms, totalInterest, maturityAmount, effectiveYield, payoutAmount } = quote;
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Principal', formatRupees(terms.principal)],
    ['Interest rate', `${formatPercent(terms.annualRatePercent)} a year`],
    ['Tenure', terms.tenure.text],
    ['Payout', payoutLabel(terms.payoutFrequency)],
    ['Each payout', payoutAmount && formatRupees(payoutAmount)],
    ['Total interest', formatRupees(totalInterest)],
    ['Maturity amount', formatRupees(maturityAmount)],
    ['Effective yield', effectiveYield && `${formatPercent(effectiveYield)} a year`],
  ];
  const head = facts.flatMap(([name, value]) => (value ? [`${name.padEnd(17)}${value}`] : []));
  const rows = quote.schedule.map((row) => [
    String(row.number),
    String(row.days),
    ...[row.openingBalance, row.interest, row.payout, row.closingBalance].map(formatRupees),
  ]);
  const heads = ['Period', 'Days', 'Opening', 'Interest', 'Payout', 'Closing'];
  return [...head, '', ...aligned([heads, ...rows])].join('\n');
}

/** Formats the schedule of a quote for spreadsheets: plain numbers, one period per line. */
export function asCsv(quote: DepositQuote): string {
  const lines = quote.schedule.map((row) => [
    row.number,
    row.days,
    row.openingBalance.text,
    row.interest.text,
    row.payout.text,
    row.closingBalance.text,
  ]);
  return [COLUMNS, ...lines].map((line) => line.join(',')).join('\n');
}

/**
 * Formats a quote for programs. Amounts and rates are strings, because JSON numbers are not exact.
 */
export function asJson(quote: DepositQuote): string {
  const { terms, totalInterest, maturityAmount, effectiveYield, payoutAmount } = quote;
  const facts = {
    principal: terms.principal.text,
    annualRatePercent: terms.annualRatePercent.text,
    tenure: terms.tenure.text,
    payoutFrequency: terms.payoutFrequency,
    compoundingFrequency: terms.compoundingFrequency,
    totalInterest: totalInterest.text,
    maturityAmount: maturityAmount.text,
    payoutAmount: payoutAmount?.text,
    effectiveYield: effectiveYield?.text,
    schedule: quote.schedule.map((row) => ({
      number: row.number,
      days: row.days,
      openingBalance: row.openingBalance.text,
      interest: row.interest.text,
      payout: row.payout.text,
      closingBalance: row.closingBalance.text,
    })),
    working: quote.working,
  };
  return JSON.stringify(facts, undefined, 2);
}

/** Aligns columns of figures on the right. */
function aligned(rows: readonly (readonly string[])[]): readonly string[] {
  const widthOf = (column: number) =>
    Math.max(...rows.map((row) => row.slice(column, column + 1).join('').length));
  return rows.map((row) =>
    row.map((cell, column) => cell.padStart(widthOf(column))).join('  '),
  );
}
