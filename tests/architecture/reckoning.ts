import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { formatOf } from './known-formats.ts';

/** Code outside the domain that calculates money or dates, or checks a format. */
export interface OwnReckoning {
  readonly file: string;
  readonly line: number;
  readonly code: string;
  readonly rule: ReckoningRule;
}

/** What only the domain does, and what to do instead. */
export const reckoningRules = {
  decimals: 'decimals are made and reckoned with in domain/, by Money, Percentage and its rules',
  sums: 'amounts are added, multiplied and divided by a rule of domain/',
  'amount-as-number': 'an amount stays Money: text becomes no number of the machine',
  rounding: 'amounts, rates and sizes are written by a function of domain/',
  order: 'what is earlier, later, more or less, and what follows from it, says a rule of domain/',
  calendar: 'days are CalendarDate; what a clock shows in India says a function of domain/',
  format: 'the format of a value is checked by its rule in domain/',
} as const;
export type ReckoningRule = keyof typeof reckoningRules;

const WRITING = new Set(['toFixed', 'toPrecision', 'toExponential', 'toLocaleString']);
const CALENDAR = new Set(
  ['FullYear', 'Month', 'Date', 'Day', 'Hours'].flatMap((part) =>
    ['get', 'set'].flatMap((way) => [`${way}${part}`, `${way}UTC${part}`]),
  ),
);
CALENDAR.add('getTimezoneOffset').add('toLocaleDateString').add('toLocaleTimeString');
const EXACT = new Set(['decimal', 'fraction', 'inYears']);
const ORDER = new Set([
  ...['isBefore', 'isAfter', 'daysUntil', 'wholeMonthsUntil', 'ageOn'],
  ...['isLessThan', 'isGreaterThan', 'isMultipleOf', 'comparedTo'],
]);
const SUMS = new Set(['plus', 'minus', 'times', 'dividedBy']);

/** All code outside the domain that calculates money or dates, or checks a format. */
export function ownReckonings(root: string): readonly OwnReckoning[] {
  return globSync('{application,infrastructure,ui}/**/*.{ts,tsx}', { cwd: root })
    .toSorted()
    .flatMap((file) => reckoningsIn(file, readFileSync(join(root, file), 'utf8')));
}

export function reckoningsIn(file: string, text: string): readonly OwnReckoning[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2023, true);
  const found: OwnReckoning[] = [];
  const visit = (node: ts.Node): void => {
    const rule = ruleBrokenBy(node);
    if (rule !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const code = node.getText(source).replaceAll(/\s+/g, ' ');
      found.push({ file, line: line + 1, code, rule });
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(source);
  return found;
}

function ruleBrokenBy(node: ts.Node): ReckoningRule | undefined {
  if (ts.isImportDeclaration(node)) return ruleOfImport(node);
  if (ts.isRegularExpressionLiteral(node)) return isFormat(node.text) ? 'format' : undefined;
  if (ts.isNewExpression(node)) return ruleOfNew(node);
  if (ts.isCallExpression(node)) return ruleOfCall(node);
  const isZone =
    ts.isStringLiteralLike(node) || ts.isTemplateTail(node) || ts.isTemplateMiddle(node);
  return isZone && /[+-]\d\d:30$/.test(node.text) ? 'calendar' : undefined;
}

function ruleOfImport({ moduleSpecifier, importClause }: ts.ImportDeclaration) {
  const from = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
  if (from.startsWith('date-fns')) return 'calendar';
  const isType = importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  if (from === 'decimal.js' || (from.endsWith('platform/decimal.ts') && !isType)) return 'decimals';
  return undefined;
}

/** `new Date(2026, 10, 21)` means the zone of the machine. */
function ruleOfNew({ expression, arguments: given }: ts.NewExpression) {
  const name = expression.getText();
  if (name === 'Decimal') return 'decimals';
  if (name.startsWith('Intl.')) return name.includes('Date') ? 'calendar' : 'rounding';
  return name === 'Date' && (given?.length ?? 0) > 1 ? 'calendar' : undefined;
}

function ruleOfCall({ expression, arguments: given }: ts.CallExpression) {
  if (ts.isPropertyAccessExpression(expression)) {
    const { name, expression: of } = expression;
    if (of.getText() === 'Date') return name.text === 'UTC' ? 'calendar' : undefined;
    if (CALENDAR.has(name.text)) return 'calendar';
    if (isExact(of) && name.text !== 'toNumber') return 'decimals';
    // Whether there is anything at all is no rule.
    if (ORDER.has(name.text)) return given[0]?.getText() === 'Money.zero' ? undefined : 'order';
    if (WRITING.has(name.text)) return 'rounding';
    if (isSum(expression, given[0])) return 'sums';
    if (of.getText() !== 'Math' && of.getText() !== 'Number') return undefined;
    return given.some(holdsAmount) ? 'amount-as-number' : undefined;
  }
  const isRead = ['Number', 'parseFloat', 'parseInt'].includes(expression.getText());
  return isRead && given.some(holdsAmount) ? 'amount-as-number' : undefined;
}

/** `plus` of a day takes its parts by name; `words.times` is a sentence. */
function isSum({ name, expression: of }: ts.PropertyAccessExpression, first?: ts.Expression) {
  if (name.text === 'sum') return of.getText() === 'Money';
  const isOfDay = first === undefined || ts.isObjectLiteralExpression(first);
  return SUMS.has(name.text) && !isOfDay && !/words$/i.test(of.getText());
}

function isExact(node: ts.Expression): boolean {
  return ts.isPropertyAccessExpression(node) && EXACT.has(node.name.text);
}

/** `x.text`, `x.decimal`, and values derived from them. */
function holdsAmount(node: ts.Node): boolean {
  const isAmount =
    ts.isPropertyAccessExpression(node) && (node.name.text === 'text' || isExact(node));
  return isAmount || (ts.forEachChild(node, (child) => holdsAmount(child) || undefined) ?? false);
}

function isFormat(literal: string): boolean {
  const end = literal.lastIndexOf('/');
  const pattern = new RegExp(literal.slice(1, end), literal.slice(end + 1).replaceAll(/[gy]/g, ''));
  return formatOf(pattern) !== undefined;
}
