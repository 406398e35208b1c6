/** What an investor tells about a deposit at another institution; files have these columns. */
export const DECLARED_COLUMNS = [
  'issuer', 'institution', 'principal', 'rate', 'payout', 'compounding', 'start', 'maturity',
  'right', 'holders', 'on_behalf_of', 'locked', 'start_rates',
] as const;
export type DeclaredColumn = (typeof DECLARED_COLUMNS)[number];

/** A deposit as the investor wrote it. Untold columns are empty. */
export type DeclaredTexts = Readonly<Record<DeclaredColumn, string>>;

/** The most deposits that an investor can declare. */
export const MOST_DECLARED = 200;

/** Whether two deposits have the same texts. */
export function isSameDeclared(one: DeclaredTexts, other: DeclaredTexts): boolean {
  return DECLARED_COLUMNS.every((column) => one[column] === other[column]);
}

/** The texts by column, trimmed. A column without a text is empty. */
export function declaredTexts(texts: Readonly<Record<string, string>>): DeclaredTexts {
  const all = DECLARED_COLUMNS.map((column) => [column, (texts[column] ?? '').trim()] as const);
  return Object.fromEntries(all) as DeclaredTexts;
}
