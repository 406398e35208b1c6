import { checkRecord, checkList, checkText } from '../../platform/argument-checks.ts';

/**
 * The names of a company's competitors in the given order. Leaves out repetitions, blanks and the
 * company itself, ignoring case and extra spaces.
 *
 * @source PM-2.82, PM-3.22; private market, sections 2 and 3
 * @param of the name of the company, and the names that it reports as competitors
 * @throws an error for a name that is not text
 * @example
 * ```ts
 * const names = ['Kaveri Foods', 'kaveri  foods', 'Malabar Spices', ''];
 * competitorNames({ company: 'Malabar Spices', names }); // => ['Kaveri Foods']
 * ```
 */
export function competitorNames(of: {
  readonly company: string;
  readonly names: readonly string[];
}): readonly string[] {
  const { company, names } = checkRecord(of);
  const own = plainName(checkText(company));
  return distinctTexts(names).filter((name) => plainName(name) !== own);
}

/**
 * Removes repetitions and blanks from tags such as industries or places, ignoring case and extra
 * spaces. The tags keep their order.
 *
 * @source PM-2.101; private market, section 2
 * @throws an error for anything but a list of text
 * @example
 * ```ts
 * distinctTexts(['Fintech', ' fintech ', '', 'Energy']); // => ['Fintech', 'Energy']
 * ```
 */
export function distinctTexts(texts: readonly string[]): readonly string[] {
  const byName = new Map<string, string>();
  for (const text of checkList(texts)) {
    const name = plainName(checkText(text));
    if (name !== '' && !byName.has(name)) byName.set(name, text.trim());
  }
  return [...byName.values()];
}

/** The form in which two names are compared: lower case, and one space between words. */
export function plainName(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
