/**
 * At most one answer is open at a time: a click opens its question and closes the other, a click on
 * the open one closes it.
 *
 * @source PM-4.93; private market, section 4
 * @param open the question that is open, if any
 * @param clicked the question that was clicked
 * @example
 * ```ts
 * openQuestionAfter('fees', 'demat'); // => 'demat'
 * openQuestionAfter('fees', 'fees'); // => undefined
 * ```
 */
export function openQuestionAfter<Question extends string | number>(
  open: Question | undefined,
  clicked: Question,
): Question | undefined {
  return open === clicked ? undefined : clicked;
}
