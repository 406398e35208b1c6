import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joiningViolation } from '#domain/accounts/nominees/joining-nominee.ts';
import { isOnceOnlyRelationship } from '#infrastructure/accounts/nominees/once-only-relationships.wire.ts';

it('lets six ids of relationships be taken once only [AP-5.82, FD-5.64]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), (relationshipId) => {
      const isOnceOnly = isOnceOnlyRelationship(relationshipId);
      expect(isOnceOnly).toBe([20, 21, 22, 23, 29, 30].includes(relationshipId));
      const nominees = [{ id: 1, relationshipId, sharePercent: 50 }];
      const joining = { relationshipId, isOnceOnly, sharePercent: 40 };
      expect(joiningViolation(joining, { nominees })).toEqual(
        isOnceOnly ? { kind: 'relationship-taken' } : undefined,
      );
    }),
  );
});
