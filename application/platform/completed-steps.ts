import type { SignedInInvestor } from './session.ts';

/** Which steps of the onboarding the session says are complete. */
export function completedSteps(investor: SignedInInvestor | undefined) {
  return {
    'sign-in': investor !== undefined,
    kyc: investor?.pan !== undefined,
    bank: investor?.isBankStepComplete === true,
    demat: investor?.isDematVerified === true,
  };
}
