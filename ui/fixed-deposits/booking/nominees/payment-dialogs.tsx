import type { BankAccount } from '#application/accounts/bank/bank-accounts.ts';
import { PaymentMethod } from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { maskedAccountNumber } from '#domain/accounts/bank/account-number.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { WentWrongPicture } from '#ui/platform/design-system/illustrations/went-wrong.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Overlay } from '#ui/platform/design-system/overlays/overlay.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import type { AddNominationViewModel } from './add-nomination.view-model.ts';
import { paths } from '#ui/accounts/paths.ts';
import { StepUpDialog } from '#ui/accounts/step-up/step-up-dialog.tsx';
import type { PaymentSteps } from './payment-steps.ts';
import { nomineeCopy } from '#ui/accounts/nominees/copy.ts';
import { paymentCopy as copy } from './copy.ts';

interface PaymentDialogsProps {
  readonly viewModel: AddNominationViewModel;
  readonly onRetry: () => void;
}

export const PaymentDialogs = observer(function PaymentDialogs({
  viewModel,
  onRetry,
}: PaymentDialogsProps) {
  const { payment } = viewModel;
  const { step } = payment;
  useAlarm(step.kind === 'failed' && step.text === copy.wentWrong);
  switch (step.kind) {
    case 'none':
      return undefined;
    case 'bank':
      return <BankDialog payment={payment} accounts={step.accounts} />;
    case 'method':
      return <MethodDialog payment={payment} />;
    case 'leaving':
      return <Overlay isOpen title={copy.leaving} />;
    case 'checking':
      return <Overlay isOpen title={copy.checkingTitle} text={copy.checkingText} />;
    case 'paid':
      return <PaidDialog payment={payment} />;
    case 'failed':
      return <FailedDialog {...{ viewModel, step, onRetry }} />;
  }
});

/** Shows a toast in addition to the dialog if the server did not explain the failure [FD-4.56]. */
function useAlarm(isUnexplained: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (isUnexplained) toasts.show({ text: copy.wentWrong, tone: 'danger' });
  }, [isUnexplained, toasts]);
}

interface BankDialogProps {
  readonly payment: PaymentSteps;
  readonly accounts: readonly BankAccount[];
}

const BankDialog = observer(function BankDialog({ payment, accounts }: BankDialogProps) {
  const { stepUp } = payment;
  if (stepUp.change !== undefined) return <StepUpDialog stepUp={stepUp} />;
  return (
    <Dialog
      isOpen
      onClose={() => payment.cancel()}
      title={copy.bankTitle}
      description={copy.bankText}
      isDismissable={!payment.isRunning}
      actions={
        <Button
          isFullWidth
          isBusy={payment.isRunning}
          busyText={nomineeCopy.saving}
          onClick={() => void payment.confirmBank()}
        >
          {copy.continue}
        </Button>
      }
    >
      <ChoiceGroup
        label={copy.bankTitle}
        isLabelHidden
        choices={accounts.map(({ bankAccountId, bankName, accountNumber }) => ({
          value: String(bankAccountId),
          label: bankName,
          detail: maskedAccountNumber(accountNumber),
          isDisabled: payment.isRunning,
        }))}
        value={payment.bankAccountId === undefined ? undefined : String(payment.bankAccountId)}
        onValue={(id) => payment.chooseBank(Number(id))}
        error={payment.bankError}
      />
    </Dialog>
  );
});

const MethodDialog = observer(function MethodDialog({ payment }: { payment: PaymentSteps }) {
  return (
    <Dialog
      isOpen
      onClose={() => payment.cancel()}
      title={copy.methodTitle}
      isDismissable={!payment.isRunning}
      actions={
        <Button
          isFullWidth
          isBusy={payment.isRunning}
          busyText={nomineeCopy.saving}
          onClick={() => void payment.confirmMethod()}
        >
          {copy.continue}
        </Button>
      }
    >
      <ChoiceGroup
        label={copy.methodTitle}
        isLabelHidden
        choices={[
          { value: PaymentMethod.Upi, label: copy.upi, detail: copy.upiText },
          {
            value: PaymentMethod.NetBanking,
            label: copy.netBanking,
            detail: copy.netBankingText,
          },
        ].map((choice) => ({ ...choice, isDisabled: payment.isRunning }))}
        value={payment.method}
        onValue={(method) => payment.chooseMethod(method)}
      />
    </Dialog>
  );
});

function PaidDialog({ payment }: { readonly payment: PaymentSteps }) {
  return (
    <Dialog
      isOpen
      onClose={() => payment.cancel()}
      title={copy.paidTitle}
      description={copy.paidText}
      actions={
        <LinkButton to={paths.portfolio} isFullWidth>
          {copy.seePortfolio}
        </LinkButton>
      }
    />
  );
}

interface FailedDialogProps extends PaymentDialogsProps {
  readonly step: Extract<PaymentSteps['step'], { readonly kind: 'failed' }>;
}

const FailedDialog = observer(function FailedDialog({
  viewModel,
  step,
  onRetry,
}: FailedDialogProps) {
  const retry = () => {
    viewModel.dismissFailure();
    onRetry();
  };
  return (
    <Dialog
      isOpen
      onClose={() => viewModel.dismissFailure()}
      title={step.isRefused ? copy.refusedTitle : copy.failedTitle}
      description={step.text}
      illustration={<WentWrongPicture />}
      actions={
        <Button isFullWidth disabledReason={viewModel.retryDisabledReason} onClick={retry}>
          {copy.tryAgain}
        </Button>
      }
    />
  );
});
