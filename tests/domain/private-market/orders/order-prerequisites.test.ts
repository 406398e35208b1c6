import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  missingPrerequisite,
  OrderPrerequisite,
} from '#domain/private-market/orders/order-prerequisites.ts';

const ready = { isSignedIn: true, hasPan: true, isBankStepPassed: true, isDematVerified: true };
const facts = ['isSignedIn', 'hasPan', 'isBankStepPassed', 'isDematVerified'] as const;

describe('missingPrerequisite', () => {
  it('asks for sign-in, PAN, bank and demat in this order [PM-4.67]', () => {
    const missing = facts.map((_, at) => {
      const lacking = Object.fromEntries(facts.slice(at).map((fact) => [fact, false]));
      return missingPrerequisite({ ...ready, ...lacking });
    });
    expect(missing).toEqual(['sign-in', 'pan', 'bank', 'demat']);
    expect(missingPrerequisite(ready)).toBeUndefined();
  });

  it('lets an investor go on whose bank step is passed [PM-4.71]', () => {
    expect(missingPrerequisite({ ...ready, isBankStepPassed: false })).toBe('bank');
    expect(missingPrerequisite({ ...ready, isDematVerified: false })).toBe('demat');
  });

  it('names the first fact that does not hold, for any other facts', () => {
    const investors = fc.record({
      isSignedIn: fc.boolean(),
      hasPan: fc.boolean(),
      isBankStepPassed: fc.boolean(),
      isDematVerified: fc.boolean(),
    });
    fc.assert(
      fc.property(investors, (investor) => {
        const first = facts.findIndex((fact) => !investor[fact]);
        const steps = Object.values(OrderPrerequisite);
        expect(missingPrerequisite(investor)).toBe(first < 0 ? undefined : steps[first]);
      }),
    );
  });
});
