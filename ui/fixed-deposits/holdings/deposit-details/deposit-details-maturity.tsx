import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { ChooseMaturityInstruction } from '#application/fixed-deposits/booking/choose-maturity-instruction.ts';
import {
  type HeldDepositDetail,
  HeldDeposits,
} from '#application/fixed-deposits/holdings/held-deposits.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { MaturityActionViewModel } from '#ui/fixed-deposits/booking/maturity-action/maturity-action.view-model.ts';
import { MaturityChoice } from '#ui/fixed-deposits/booking/maturity-action/maturity-choice.tsx';
import { maturityActionCopy as copy } from '#ui/fixed-deposits/booking/maturity-action/copy.ts';

interface MaturityChangeProps {
  readonly deposit: HeldDepositDetail;
  /** Called after another maturity instruction has been saved. */
  readonly onChanged: () => void;
}

/** The maturity instruction, which can be changed until the maturity date. */
export function DepositDetailsMaturity({ deposit, onChanged }: MaturityChangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toasts = useToasts();
  const close = () => setIsOpen(false);
  const saved = () => {
    close();
    toasts.show({ text: copy.changed, tone: 'success' });
    onChanged();
  };
  return (
    <>
      <Button kind="secondary" isFullWidth onClick={() => setIsOpen(true)}>
        {copy.change}
      </Button>
      {isOpen && <ChangeDialog deposit={deposit} onSaved={saved} onClose={close} />}
    </>
  );
}

interface ChangeDialogProps extends Pick<MaturityChangeProps, 'deposit'> {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

/** It stays open while the choice is being saved, so that it can report a failure. */
const ChangeDialog = observer(function ChangeDialog({
  deposit: { depositOrderId, depositId, maturityDate },
  onSaved,
  onClose,
}: ChangeDialogProps) {
  const dependencies = {
    catalogue: usePort(DepositCatalogue),
    heldDeposits: usePort(HeldDeposits),
    chooseInstruction: useUseCase(ChooseMaturityInstruction),
    order: { depositOrderId, depositId },
  };
  const viewModel = useViewModel(() => new MaturityActionViewModel(dependencies));
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!viewModel.saving.isRunning}
      title={copy.changeTitle}
      description={copy.changeText(formatDate(maturityDate))}
    >
      <MaturityChoice viewModel={viewModel} onSaved={onSaved} />
    </Dialog>
  );
});
