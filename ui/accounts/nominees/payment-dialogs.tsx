import type { BankAccount } from '#application/accounts/bank-accounts.ts';
import { PaymentMethod } from '#application/fixed-deposits/deposit-nominations.ts';
import { maskedAccountNumber } from '#domain/accounts/bank/account-number.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '#ui/platform/design-system/button.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/choice-group.tsx';
import { Dialog } from '#ui/platform/design-system/dialog.tsx';
import { WentWrongPicture } from '#ui/platform/design-system/illustrations/went-wrong.tsx';
import { LinkButton } from '#ui/platform/design-system/link-button.tsx';
import { Overlay } from '#ui/platform/design-system/overlay.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import type { AddNominationViewModel } from './add-nomination.view-model.ts';
import { paths } from '../paths.ts';
import { StepUpDialog } from '../step-up/step-up-dialog.tsx';
import type { PaymentSteps } from './payment-steps.ts';
import { nomineeWords, paymentWords as words } from './words.ts';

interface PaymentDialogsProps {
  readonly viewModel: AddNominationViewModel;
  readonly onRetry: () => void;
}

/** The questions between the nominees and the payment page. */
export const PaymentDialogs = observer(function PaymentDialogs({
  viewModel,
  onRetry,
}: PaymentDialogsProps) {
  const { payment } = viewModel;
  const { step } = payment;
  useAlarm(step.kind === 'failed' && step.text === words.wentWrong);
  switch (step.kind) {
    case 'none':
      return undefined;
    case 'bank':
      return <BankDialog payment={payment} accounts={step.accounts} />;
    case 'method':
      return <MethodDialog payment={payment} />;
    case 'leaving':
      return <Overlay isOpen title={nomineeWords.leaving} />;
    case 'checking':
      return <Overlay isOpen title={words.checkingTitle} text={words.checkingText} />;
    case 'paid':
      return <PaidDialog payment={payment} />;
    case 'failed':
      return <FailedDialog viewModel={viewModel} text={step.text} onRetry={onRetry} />;
  }
});

/** Where nobody knows what happened, a toast says so beside the popup [FD-4.56]. */
function useAlarm(isUnexplained: boolean): void {
  const toasts = useToasts();
  useEffect(() => {
    if (isUnexplained) toasts.show({ text: words.wentWrong, tone: 'danger' });
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
      title={words.bankTitle}
      description={words.bankText}
      actions={
        <Button
          isFullWidth
          isBusy={payment.isRunning}
          busyWords={nomineeWords.saving}
          onClick={() => void payment.confirmBank()}
        >
          {words.continue}
        </Button>
      }
    >
      <ChoiceGroup
        label={words.bankTitle}
        isLabelHidden
        choices={accounts.map(({ bankAccountId, bankName, accountNumber }) => ({
          value: String(bankAccountId),
          label: bankName,
          detail: maskedAccountNumber(accountNumber),
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
      title={words.methodTitle}
      actions={
        <Button
          isFullWidth
          isBusy={payment.isRunning}
          busyWords={nomineeWords.saving}
          onClick={() => void payment.confirmMethod()}
        >
          {words.continue}
        </Button>
      }
    >
      <ChoiceGroup
        label={words.methodTitle}
        isLabelHidden
        choices={[
          { value: PaymentMethod.Upi, label: words.upi, detail: words.upiText },
          {
            value: PaymentMethod.NetBanking,
            label: words.netBanking,
            detail: words.netBankingText,
          },
        ]}
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
      title={words.paidTitle}
      description={words.paidText}
      actions={
        <LinkButton to={paths.portfolio} isFullWidth>
          {words.seePortfolio}
        </LinkButton>
      }
    />
  );
}

interface FailedDialogProps extends PaymentDialogsProps {
  readonly text: string;
}

const FailedDialog = observer(function FailedDialog({
  viewModel,
  text,
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
      title={words.failedTitle}
      description={text}
      illustration={<WentWrongPicture />}
      actions={
        <Button isFullWidth whyDisabled={viewModel.whyNoRetry} onClick={retry}>
          {words.tryAgain}
        </Button>
      }
    />
  );
});
