import { PayAgain } from '#application/fixed-deposits/booking/pay-again.ts';
import { useState } from 'react';
import { useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { stepPath } from '#ui/accounts/onboarding/step-paths.ts';
import { paths } from '#ui/accounts/paths.ts';
import { Command } from '#ui/platform/command.ts';
import { leaveTo } from '#ui/platform/leave-to.ts';
import type { PaymentReturnState } from '#ui/fixed-deposits/booking/payment/payment-return.view-model.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';

export const nominationPath = stepPath('nominees', 'deposit');

/** Opens the payment page again; if that fails, goes to the nominees. */
export function usePayAgain(state: PaymentReturnState) {
  const repeat = useUseCase(PayAgain);
  const navigate = useNavigate();
  const opening = useViewModel(() => new Command());
  // Stays true while the browser leaves for the payment page.
  const [isOpening, setIsOpening] = useState(false);
  const payAgain = async () => {
    if (isOpening || (state.kind !== 'not-paid' && state.kind !== 'pending')) return;
    setIsOpening(true);
    const returnUrl = `${window.location.origin}${paths.paymentReturn}`;
    const opened = await opening.run((options) => repeat.run(returnUrl, options));
    if (opened === undefined) return;
    if (!opened.ok) return void navigate(nominationPath, { replace: true });
    leaveTo(opened.value.paymentUrl);
  };
  return { payAgain, isOpening };
}
