import { type PortFailure, wasLost } from '#application/platform/port-failure.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { deletingCopy as copy } from './copy.ts';
import type { PrivacyViewModel } from './privacy.view-model.ts';

/**
 * Asks for confirmation twice before the account is deleted. Hidden while a code from the phone is
 * asked for.
 */
export const DeleteAccountDialog = observer(function DeleteAccountDialog({
  viewModel,
}: {
  readonly viewModel: PrivacyViewModel;
}) {
  const { step, deleting, deleteFailure, stepUp } = viewModel;
  const keep = () => viewModel.ask(undefined);
  const isSure = step === 'confirm';
  const toasts = useToasts();
  const remove = async () => {
    const outcome = await viewModel.delete();
    if (outcome === 'deleted') toasts.show({ text: copy.deleted, tone: 'success' });
    if (outcome === 'unknown') toasts.show({ text: copy.unknownSignedOut, tone: 'danger' });
  };
  return (
    <Dialog
      isOpen={step !== undefined && stepUp.change === undefined}
      onClose={keep}
      isDismissable={!deleting.isRunning}
      title={isSure ? copy.sureTitle : copy.title}
      description={isSure ? copy.sureText : copy.text}
      actions={
        <>
          <Button kind="secondary" isDisabled={deleting.isRunning} onClick={keep}>
            {copy.keep}
          </Button>
          {isSure ? (
            <Button
              key="delete"
              kind="danger"
              isBusy={deleting.isRunning}
              busyText={deleting.isChecking ? copy.checking : copy.deleting}
              onClick={() => void remove()}
            >
              {copy.delete}
            </Button>
          ) : (
            <Button key="go-on" kind="danger" onClick={() => viewModel.ask('confirm')}>
              {copy.goOn}
            </Button>
          )}
        </>
      }
    >
      {deleteFailure !== undefined && <WhyNot failure={deleteFailure} />}
    </Dialog>
  );
});

/** Shows the server's reason for a conflict (409), because the user can resolve it. */
function WhyNot({ failure }: { readonly failure: PortFailure }) {
  const isRefused = failure.kind === 'refused';
  const title = isRefused ? copy.refused : copy.failed;
  const reason = isRefused && failure.status === 409 ? failure.message : undefined;
  return (
    <Notice tone="danger" isAnnounced title={reason === undefined ? title : copy.notYet}>
      {reason ?? (isUndecided(failure) ? copy.unknown : copy.nothingLost)}
    </Notice>
  );
}

/** Whether the account may be deleted although no answer says so. */
function isUndecided(failure: PortFailure): boolean {
  return wasLost(failure) || failure.kind === 'unexpected-reply';
}
