import { join } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { publishedNames } from '#tests/tools/audit/published.ts';
import { repositoryRoot } from '#ui/build/folders.ts';

const domain = join(repositoryRoot, 'domain');
const values = publishedNames(domain)
  .filter(({ kind }) => kind !== 'type')
  .map(({ name }) => name);

const terms = `{
  principal: Money.of('100000'), annualRatePercent: Percentage.of('8'),
  tenure: Tenure.of({ years: 1 }), payoutFrequency: 'at-maturity' as const }`;

/** Mix-ups of units, currencies or words: a description, the wrong code, and the correct code. */
const mistakes: readonly (readonly [string, string, string])[] = [
  ['a number for money', `Money.zero.plus(5);`, `Money.zero.plus(Money.of(5));`],
  ['text for money', `Money.zero.plus('5');`, `Money.zero.plus(Money.of('5'));`],
  [
    'a percentage for money',
    `Money.zero.plus(Percentage.of('5'));`,
    `Money.zero.plus(Money.of('5'));`,
  ],
  [
    'money for a percentage',
    `Percentage.of('5').equals(Money.of('5'));`,
    `Percentage.of('5').equals(Percentage.of('5'));`,
  ],
  [
    'money for a rate',
    `depositQuote({ ...${terms}, annualRatePercent: Money.of('8') });`,
    `depositQuote({ ...${terms}, annualRatePercent: Percentage.of('8') });`,
  ],
  [
    'a rate for the principal',
    `depositQuote({ ...${terms}, principal: Percentage.of('8') });`,
    `depositQuote({ ...${terms}, principal: Money.of('8') });`,
  ],
  [
    'a number of months for a tenure',
    `depositQuote({ ...${terms}, tenure: 36 });`,
    `depositQuote({ ...${terms}, tenure: Tenure.of({ months: 36 }) });`,
  ],
  [
    'an unknown payout',
    `depositQuote({ ...${terms}, payoutFrequency: 'weekly' });`,
    `depositQuote({ ...${terms}, payoutFrequency: 'monthly' });`,
  ],
  [
    'a payout for a compounding',
    `depositQuote({ ...${terms}, compoundingFrequency: PayoutFrequency.AtMaturity });`,
    `depositQuote({ ...${terms}, compoundingFrequency: CompoundingFrequency.Monthly });`,
  ],
  [
    'dollars for rupees',
    `Money.of('5').plus(Money.of('5', 'USD'));`,
    `Money.of('5', 'USD').plus(Money.of('5', 'USD'));`,
  ],
  [
    'rupees for dollars',
    `Money.of('5', 'USD').isLessThan(Money.zero);`,
    `Money.of('5').isLessThan(Money.zero);`,
  ],
  [
    'what was reckoned from dollars for rupees',
    `formatRupees(Money.of('5', 'USD').times(2).toPaisa());`,
    `formatCompactDollars(Money.of('5', 'USD').times(2).toPaisa());`,
  ],
  [
    'dollars for the principal',
    `depositQuote({ ...${terms}, principal: Money.of('8', 'USD') });`,
    `depositQuote({ ...${terms}, principal: Money.of('8') });`,
  ],
  [
    'dollars in a sum of rupees',
    `Money.sum([Money.of('5'), Money.of('5', 'USD')]);`,
    `Money.sum([Money.of('5'), Money.of('5')]);`,
  ],
  [
    'a company in dollars with an amount in rupees',
    `companyAmountLabel({ amount: Money.of('5'), currency: 'USD' });`,
    `companyAmountLabel({ amount: Money.of('5', 'USD'), currency: 'USD' });`,
  ],
  [
    'rupees written as dollars',
    `formatCompactDollars(Money.of('5'));`,
    `formatCompactRupees(Money.of('5'));`,
  ],
  ['a currency that nobody reckons in', `companyAmount('5', 'EUR');`, `companyAmount('5', 'USD');`],
  ['an amount without its currency', `companyAmount('5');`, `companyAmount('5', Currency.Rupees);`],
  [
    'a date of the machine for a day of the calendar',
    `Tenure.of({ years: 1 }).maturityDateFrom(new Date());`,
    `Tenure.of({ years: 1 }).maturityDateFrom(CalendarDate.of('2026-11-21'));`,
  ],
  [
    'text for a day of the calendar',
    `CalendarDate.of('2026-11-21').isBefore('2026-11-22');`,
    `CalendarDate.of('2026-11-21').isBefore(CalendarDate.of('2026-11-22'));`,
  ],
  [
    'a result for its value',
    `Money.zero.plus(Money.parse('5'));`,
    `const read = Money.parse('5'); if (read.ok) Money.zero.plus(read.value);`,
  ],
  ['a change of a value', `Money.zero.decimal = Money.of('1').decimal;`, `Money.zero.decimal;`],
];

/** Compiles each piece of code in its own block, and returns the compiler's messages. */
function complaints(pieces: readonly string[]): readonly string[] {
  const path = join(domain, 'every-piece.ts');
  const head = `import { ${values.join(', ')} } from './index.ts';\n`;
  const starts: number[] = [];
  let text = head;
  for (const piece of pieces) {
    starts.push(text.length);
    text += `{\n${piece}\n}\n`;
  }
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts'],
    types: [],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === path || fileExists(file);
  host.getSourceFile = (file, ...rest) =>
    file === path
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2023)
      : getSourceFile(file, ...rest);
  const program = ts.createProgram([path], options, host);
  const found = program.getSemanticDiagnostics(program.getSourceFile(path));
  return pieces.map((_, index) => {
    const own = found.filter(
      ({ start = 0 }) => start >= (starts[index] ?? 0) && start < (starts[index + 1] ?? Infinity),
    );
    return own.map((one) => ts.flattenDiagnosticMessageText(one.messageText, '\n')).join('\n');
  });
}

let ofWrong: readonly string[];
let ofRight: readonly string[];

beforeAll(() => {
  const wrong = mistakes.map(([, code]) => code);
  const right = mistakes.map(([, , code]) => code);
  const all = complaints([...wrong, ...right]);
  ofWrong = all.slice(0, wrong.length);
  ofRight = all.slice(wrong.length);
}, 60_000);

describe('the compiler', () => {
  it.each(mistakes.map(([what], index) => ({ what, index })))('refuses $what', ({ index }) => {
    expect(ofWrong[index]).not.toBe('');
    expect(ofRight[index]).toBe('');
  });
});
