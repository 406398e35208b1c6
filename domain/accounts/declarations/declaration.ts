import { checkRecords, checkInstance } from '../../platform/argument-checks.ts';

export interface Declaration {
  readonly id: number;
  readonly question: string;
}

export interface DeclarationAnswer {
  readonly id: number;
  readonly isYes: boolean;
}

/**
 * Returns one answer per declaration, in the same order. A declaration without a given answer gets
 * No.
 *
 * @source AP-5.96
 * @param given the answers by declaration id; true for Yes
 * @example
 * ```ts
 * declarationAnswers([{ id: 1, question: 'PEP?' }], new Map()); // => [{ id: 1, isYes: false }]
 * ```
 */
export function declarationAnswers(
  questions: readonly Declaration[],
  given: ReadonlyMap<number, boolean>,
): readonly DeclarationAnswer[] {
  const answers = checkInstance(given, Map, 'a map of answers');
  return checkRecords(questions).map(({ id }) => ({
    id,
    isYes: answers.get(id) ?? false,
  }));
}
