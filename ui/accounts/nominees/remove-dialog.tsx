import type { Nominee } from '#domain/accounts/nominees/nominee.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Dialog } from '#ui/platform/design-system/dialog.tsx';
import type { AddNominationViewModel } from './add-nomination.view-model.ts';
import { nomineeWords as words } from './words.ts';

interface RemoveDialogProps {
  readonly viewModel: AddNominationViewModel;
  readonly nominee: Nominee;
}

/** Asks before a nominee is removed. */
export const RemoveDialog = observer(function RemoveDialog({
  viewModel,
  nominee,
}: RemoveDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={() => viewModel.closePopup()}
      title={words.removeTitle}
      description={`${nominee.fullName}. ${words.removeText}`}
      actions={
        <>
          <Button kind="secondary" onClick={() => viewModel.closePopup()}>
            {words.keep}
          </Button>
          <Button
            kind="danger"
            isBusy={viewModel.removing.isRunning}
            busyWords={words.removing}
            onClick={() => void viewModel.remove(nominee)}
          >
            {words.remove}
          </Button>
        </>
      }
    />
  );
});
