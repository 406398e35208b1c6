import fc from 'fast-check';
import {
  afterOnboardingStep,
  type CompletedSteps,
  type FinishedStep,
  isStepSkippable,
  nextOnboardingStep,
  type OnboardingFacts,
  OnboardingPurpose,
  OnboardingStep,
} from '#domain/accounts/onboarding/onboarding.ts';
import { describe, expect, it } from 'vitest';

const steps = Object.values(OnboardingStep);
const purposes = Object.values(OnboardingPurpose);
const anyPurpose = fc.constantFrom(...purposes);
const anyCompleted: fc.Arbitrary<CompletedSteps> = fc.dictionary(
  fc.constantFrom(...steps),
  fc.boolean(),
);
const anyFacts: fc.Arbitrary<OnboardingFacts> = fc.record(
  {
    purpose: anyPurpose,
    completed: anyCompleted,
    wasKnown: fc.boolean(),
    returnPath: fc.constantFrom('', '/order-summary/9'),
    lastVisitedPage: fc.constantFrom('', '/fd-finder'),
  },
  { requiredKeys: ['purpose', 'completed'] },
);

/** The steps that an investor completes from here, one after the other. */
function walk(purpose: OnboardingPurpose, from: CompletedSteps): readonly OnboardingStep[] {
  const walked: OnboardingStep[] = [];
  let completed = from;
  for (;;) {
    const step = nextOnboardingStep(purpose, completed);
    if (step === undefined || walked.length > steps.length) return walked;
    walked.push(step);
    completed = { ...completed, [step]: true };
  }
}

describe('nextOnboardingStep', () => {
  it('asks for KYC, bank, profile and nominees before a deposit is paid [FD-4.8 to FD-4.10]', () => {
    const all = ['kyc', 'identity-page', 'bank', 'personal-info', 'nominees'];
    expect(walk('deposit', {})).toEqual(all);
    expect(walk('deposit', { 'identity-page': true, bank: true })).toEqual([
      'kyc',
      'personal-info',
      'nominees',
    ]);
  });

  it.each(['share', 'basket'] as const)(
    'asks for sign-in, PAN, bank and demat before an order of a %s [PM-4.67]',
    (purpose) => {
      expect(walk(purpose, {})).toEqual(['sign-in', 'kyc', 'bank', 'demat']);
    },
  );

  it('asks for PAN and bank before a sale is agreed to, but for no demat account', () => {
    expect(walk('sale', {})).toEqual(['sign-in', 'kyc', 'bank']);
  });

  it('lets an investor order shares whose bank step is passed [PM-4.71]', () => {
    const ready = { 'sign-in': true, kyc: true, bank: true, demat: true };
    expect(nextOnboardingStep('share', ready)).toBeUndefined();
    expect(nextOnboardingStep('share', { ...ready, bank: false })).toBe('bank');
  });

  it('never asks twice, never for what is complete, and reaches an end', () => {
    fc.assert(
      fc.property(anyPurpose, anyCompleted, (purpose, completed) => {
        const walked = walk(purpose, completed);
        expect(new Set(walked).size).toBe(walked.length);
        expect(walked.some((step) => completed[step] === true)).toBe(false);
        const order = walk(purpose, {});
        expect(order.filter((step) => walked.includes(step))).toEqual(walked);
      }),
    );
  });

  it('refuses a purpose that does not exist', () => {
    expect(() => nextOnboardingStep('loan' as OnboardingPurpose, {})).toThrow('loan');
  });
});

describe('isStepSkippable', () => {
  it('is false while a purchase or booking waits [AP-2.39, AP-2.27, FD-2.89, FD-4.87]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...steps), anyPurpose, (step, purpose) => {
        const canWait = ['kyc', 'bank', 'demat'].includes(step);
        expect(isStepSkippable(step, purpose)).toBe(purpose === 'none' && canWait);
      }),
    );
  });
});

describe('afterOnboardingStep', () => {
  const anyFinished = fc.constantFrom<FinishedStep[]>(
    ...(['sign-in', 'kyc', 'bank', 'upi-match', 'disclaimer'] as const),
  );
  const none = { purpose: 'none', completed: {} } as const;
  const page = '/order-summary/9';

  it('refuses a step that nothing follows', () => {
    expect(() => afterOnboardingStep('toString' as FinishedStep, none)).toThrow('finished');
  });

  it('never leads back to a step that comes before', () => {
    fc.assert(
      fc.property(anyFinished, anyFacts, (finished, facts) => {
        const destination = afterOnboardingStep(finished, facts);
        if (destination.kind !== 'step' || finished === 'sign-in') return;
        const order = ['kyc', 'identity-page', 'bank', 'demat', 'personal-info', 'nominees'];
        const own = finished === 'upi-match' ? 'bank' : finished;
        expect(order.indexOf(destination.step)).toBeGreaterThan(order.indexOf(own));
      }),
    );
  });

  it('opens the page requested before the sign-in first [AP-4.1, FD-6.2]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const destination = afterOnboardingStep('sign-in', { ...facts, returnPath: page });
        expect(destination).toEqual({ kind: 'return-path', path: page });
      }),
    );
  });

  it('opens home for an investor that this device knew before [AP-4.2]', () => {
    const known = { ...none, wasKnown: true };
    expect(afterOnboardingStep('sign-in', known)).toEqual({ kind: 'home' });
  });

  it.each([
    [{}, 'kyc'],
    [{ bank: true, demat: true }, 'kyc'],
    [{ kyc: true }, 'bank'],
    [{ kyc: true, demat: true }, 'bank'],
    [{ kyc: true, bank: true }, 'demat'],
  ] as const)(
    'opens the first missing step after the sign-in: with %o it is %s [AP-4.3, AP-4.4, AP-4.6, AP-4.7]',
    (completed, step) => {
      const destination = afterOnboardingStep('sign-in', { ...none, completed });
      expect(destination).toEqual({ kind: 'step', step });
    },
  );

  it('opens home after the sign-in if no step is missing [AP-4.5]', () => {
    const completed = { kyc: true, bank: true, demat: true };
    expect(afterOnboardingStep('sign-in', { ...none, completed })).toEqual({ kind: 'home' });
  });

  it.each([
    [{ kyc: true, bank: true }, { kind: 'step', step: 'demat' }, 'AP-4.21'],
    [{ kyc: true, bank: true, demat: true }, { kind: 'complete' }, 'AP-4.22'],
    [{ kyc: true }, { kind: 'step', step: 'bank' }, 'AP-4.23'],
  ] as const)('after KYC with %o opens %o [%s]', (completed, destination, _id) => {
    expect(afterOnboardingStep('kyc', { ...none, completed })).toEqual(destination);
  });

  it('opens the stored page after the bank account [AP-4.27, FD-4.80]', () => {
    const stored = { kind: 'return-path', path: page };
    const facts = { ...none, returnPath: page };
    expect(afterOnboardingStep('bank', facts)).toEqual(stored);
    expect(afterOnboardingStep('bank', { ...facts, completed: { demat: true } })).toEqual(stored);
  });

  it('opens demat after the bank account without a stored page [AP-4.28, FD-4.81]', () => {
    const destination = { kind: 'step', step: 'demat' };
    expect(afterOnboardingStep('bank', { ...none, lastVisitedPage: page })).toEqual(destination);
  });

  it('opens the last page or home after the bank account, with demat [AP-4.29, FD-4.82]', () => {
    const facts = { ...none, completed: { demat: true } };
    const last = { kind: 'last-visited-page', path: page };
    expect(afterOnboardingStep('bank', { ...facts, lastVisitedPage: page })).toEqual(last);
    expect(afterOnboardingStep('bank', facts)).toEqual({ kind: 'home' });
  });

  it.each(['bank', 'upi-match'] as const)(
    'goes on with a booked deposit after %s, whatever else there is [AP-4.30, AP-4.31, FD-4.84, AP-4.34, FD-4.86]',
    (finished) => {
      fc.assert(
        fc.property(anyFacts, (facts) => {
          const destination = afterOnboardingStep(finished, { ...facts, purpose: 'deposit' });
          expect(destination).toEqual({ kind: 'step', step: 'personal-info' });
        }),
      );
    },
  );

  it('opens the front page after a UPI match without a purpose [AP-4.34, FD-4.86]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const destination = afterOnboardingStep('upi-match', { ...facts, purpose: 'none' });
        expect(destination).toEqual({ kind: 'front-page' });
      }),
    );
  });

  it('leads from PAN and bank back to the sale that waits for them', () => {
    const sale = { purpose: 'sale', returnPath: page } as const;
    const back = { kind: 'return-path', path: page };
    const bank = { kind: 'step', step: 'bank' };
    expect(afterOnboardingStep('kyc', { ...sale, completed: {} })).toEqual(bank);
    expect(afterOnboardingStep('kyc', { ...sale, completed: { bank: true } })).toEqual(back);
    expect(afterOnboardingStep('bank', { ...sale, completed: { kyc: true } })).toEqual(back);
  });

  it('goes on with a purchase after a UPI match, as after any bank account', () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom('share', 'basket'), (facts, purpose) => {
        const given = { ...facts, purpose };
        expect(afterOnboardingStep('upi-match', given)).toEqual(afterOnboardingStep('bank', given));
      }),
    );
  });

  it('opens the last visited page or home after the disclaimer [AP-2.61]', () => {
    const last = { kind: 'last-visited-page', path: page };
    expect(afterOnboardingStep('disclaimer', { ...none, lastVisitedPage: page })).toEqual(last);
    expect(afterOnboardingStep('disclaimer', none)).toEqual({ kind: 'home' });
    expect(afterOnboardingStep('disclaimer', { ...none, lastVisitedPage: '' })).toEqual({
      kind: 'home',
    });
  });
});
