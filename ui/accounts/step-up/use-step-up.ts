import { ConfirmByPhone } from '#application/accounts/sign-in/confirm-by-phone.ts';
import { StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import { Session } from '#application/platform/session.ts';
import { usePort, useUseCase } from '#ui/platform/injection.tsx';
import type { StepUpDependencies } from './step-up.view-model.ts';

/** The dependencies of a view model that confirms changes by SMS code. */
export function useStepUp(): StepUpDependencies {
  return {
    codes: usePort(StepUpCodes),
    session: usePort(Session),
    confirmByPhone: useUseCase(ConfirmByPhone),
  };
}
