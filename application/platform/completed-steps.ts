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

/** Whether an account is linked. Of a server that does not say, a complete bank step counts. */
export function hasLinkedBank(investor: Partial<SignedInInvestor>): boolean {
  return (investor.hasBankAccount ?? investor.isBankStepComplete) === true;
}
