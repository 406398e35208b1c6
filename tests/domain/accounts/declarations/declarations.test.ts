import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declarationAnswers } from '#domain/accounts/declarations/declaration.ts';

const ids = fc.uniqueArray(fc.integer({ min: 0, max: 999_999_999 }), { maxLength: 8 });

describe('declarationAnswers', () => {
  it('has one answer for each question, in order, No if none was given [AP-5.96]', () => {
    fc.assert(
      fc.property(ids, ids, (questionIds, yesIds) => {
        const questions = questionIds.map((id) => ({ id, question: `Question ${id}` }));
        const given = new Map(yesIds.map((id) => [id, true]));
        expect(declarationAnswers(questions, given)).toEqual(
          questionIds.map((id) => ({ id, isYes: yesIds.includes(id) })),
        );
      }),
    );
  });
});
