import { ConfirmByPhone } from '#application/accounts/sign-in/confirm-by-phone.ts';
import { SendStepUpCode } from '#application/accounts/sign-in/send-step-up-code.ts';
import { Session } from '#application/platform/session.ts';
import { usePort, useUseCase } from '#ui/platform/injection.tsx';
import type { StepUpDependencies } from './step-up.view-model.ts';

/** The dependencies of a view model that confirms changes by SMS code. */
export function useStepUp(): StepUpDependencies {
  return {
    sendCode: useUseCase(SendStepUpCode),
    session: usePort(Session),
    confirmByPhone: useUseCase(ConfirmByPhone),
  };
}
