import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  missingPrerequisite,
  OrderingPage,
  OrderPrerequisite,
  prerequisitePath,
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

  it('names the first fact that does not hold, whatever the rest', () => {
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

  it.each(['isSignedIn', 'hasPan', 'isBankStepPassed', 'isDematVerified'])(
    'refuses 2 or "true" for %s with an error message',
    (fact) => {
      for (const value of [2, 'true', undefined]) {
        expect(() => missingPrerequisite({ ...ready, [fact]: value })).toThrow(
          'true or false was expected',
        );
      }
    },
  );

  it('refuses what is no investor with an error message', () => {
    expect(() => missingPrerequisite(undefined as never)).toThrow(
      'a plain object was expected',
    );
  });
});

describe('prerequisitePath', () => {
  it('leads to login without a sign-in [PM-4.68, PM-6.16]', () => {
    expect(prerequisitePath('sign-in', 'pre-ipo-details')).toBe('/login');
    expect(prerequisitePath('sign-in', 'basket-details')).toBe('/login');
  });

  it('leads to the page of what is missing, to the letter [PM-4.69, PM-4.70, PM-4.72]', () => {
    expect(prerequisitePath('pan', 'pre-ipo-details')).toBe(
      '/pan-profile?where_from=pre-ipo-details',
    );
    expect(prerequisitePath('bank', 'pre-ipo-details')).toBe(
      '/add-bank-account?where_from=pre-ipo-details',
    );
    expect(prerequisitePath('demat', 'pre-ipo-details')).toBe(
      '/add-demat-account?where_from=pre-ipo-details',
    );
  });

  it('tells the same pages that a basket waits [PM-4.74]', () => {
    expect(prerequisitePath('demat', 'basket-details')).toBe(
      '/add-demat-account?where_from=basket-details',
    );
  });

  it('gives each prerequisite a path of its own, which names where the order waits', () => {
    const steps = Object.values(OrderPrerequisite);
    fc.assert(
      fc.property(fc.constantFrom(...Object.values(OrderingPage)), (page) => {
        const paths = steps.map((step) => prerequisitePath(step, page));
        expect(new Set(paths).size).toBe(steps.length);
        expect(paths.filter((path) => path.endsWith(`?where_from=${page}`)).length).toBe(3);
      }),
    );
  });

  it('refuses an unknown step or page with an error message', () => {
    expect(() => prerequisitePath('otp' as never, 'basket-details')).toThrow('one of ');
    expect(() => prerequisitePath('pan', 'news' as never)).toThrow('one of ');
  });
});
