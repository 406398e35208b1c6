import { DepositCatalogue } from '#application/fixed-deposits/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import { type HeldDepositDetail, HeldDeposits } from '#application/fixed-deposits/held-deposits.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { MaturityActionViewModel } from './maturity-action.view-model.ts';
import { MaturityChoice } from './maturity-choice.tsx';
import { maturityActionWords as words } from './maturity-action-words.ts';

interface MaturityChangeProps {
  readonly deposit: HeldDepositDetail;
  /** Called when the deposit carries another choice than before. */
  readonly onChanged: () => void;
}

/** What becomes of the money can be changed until the maturity day. */
export function DepositDetailsMaturity({ deposit, onChanged }: MaturityChangeProps) {
  const [isOpen, setIsOpen] = useState(false);
  const toasts = useToasts();
  const close = () => setIsOpen(false);
  const saved = () => {
    close();
    toasts.show({ text: words.changed, tone: 'success' });
    onChanged();
  };
  return (
    <>
      <Button kind="secondary" isFullWidth onClick={() => setIsOpen(true)}>
        {words.change}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={close}
        title={words.changeTitle}
        description={words.changeText(formatDate(deposit.maturityDate))}
      >
        {isOpen && <Choice deposit={deposit} onSaved={saved} />}
      </Dialog>
    </>
  );
}

function Choice({
  deposit: { depositOrderId, depositId },
  onSaved,
}: Pick<MaturityChangeProps, 'deposit'> & { readonly onSaved: () => void }) {
  const parts = {
    catalogue: usePort(DepositCatalogue),
    heldDeposits: usePort(HeldDeposits),
    orders: usePort(DepositOrders),
    order: { depositOrderId, depositId },
  };
  const viewModel = useViewModel(() => new MaturityActionViewModel(parts));
  return <MaturityChoice viewModel={viewModel} onSaved={onSaved} />;
}
