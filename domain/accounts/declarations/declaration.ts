import { asList } from '../../platform/expected.ts';

export interface Declaration {
  readonly id: number;
  readonly question: string;
}

export interface DeclarationAnswer {
  readonly id: number;
  readonly isYes: boolean;
}

/** One answer for every question; No where none was given, and none for other questions. */
export function declarationAnswers(
  questions: readonly Declaration[],
  given: ReadonlyMap<number, boolean>,
): readonly DeclarationAnswer[] {
  return asList(questions, 'the declarations').map(({ id }) => ({
    id,
    isYes: given.get(id) ?? false,
  }));
}
