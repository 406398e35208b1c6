import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '#ui/platform/design-system/overlays/confirm-dialog.tsx';
import type { NomineesViewModel } from './nominees.view-model.ts';
import { nomineeCopy as copy } from './copy.ts';

interface RemoveDialogProps {
  readonly viewModel: NomineesViewModel;
  readonly nominee: Nominee;
}

export const RemoveDialog = observer(function RemoveDialog({
  viewModel,
  nominee,
}: RemoveDialogProps) {
  return (
    <ConfirmDialog
      isOpen
      onClose={() => viewModel.closePopup()}
      title={copy.removeTitle}
      text={`${nominee.fullName}. ${copy.removeText}`}
      keepLabel={copy.keep}
      confirmLabel={copy.remove}
      onConfirm={() => void viewModel.remove(nominee)}
      isBusy={viewModel.removing.isRunning}
      busyText={copy.removing}
    />
  );
});
