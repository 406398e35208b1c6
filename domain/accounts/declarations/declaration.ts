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
 * One answer for every declaration; No if none was given.
 *
 * @source AP-5.96
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
