import { ConfirmByPhone } from '#application/accounts/confirm-by-phone.ts';
import { StepUpCodes } from '#application/accounts/step-up-codes.ts';
import { Session } from '#application/platform/session.ts';
import { usePort, useUseCase } from '#ui/platform/injection.tsx';
import type { StepUpDependencies } from './step-up.view-model.ts';

/** What a view model needs to ask for a confirmation by phone. */
export function useStepUp(): StepUpDependencies {
  return {
    stepUpCodes: usePort(StepUpCodes),
    session: usePort(Session),
    confirmByPhone: useUseCase(ConfirmByPhone),
  };
}
