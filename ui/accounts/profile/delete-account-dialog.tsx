import type { PortFailure } from '#application/platform/port-failure.ts';
import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Dialog } from '#ui/platform/design-system/dialog.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { deletingWords as words } from './account-words.ts';
import type { PrivacyViewModel } from './privacy.view-model.ts';

/** Asks twice before everything is gone. */
export const DeleteAccountDialog = observer(function DeleteAccountDialog({
  viewModel,
}: {
  readonly viewModel: PrivacyViewModel;
}) {
  const { step, deleting, deleteFailure } = viewModel;
  const keep = () => viewModel.ask(undefined);
  const isSure = step === 'confirm';
  return (
    <Dialog
      isOpen={step !== undefined}
      onClose={keep}
      isDismissable={!deleting.isRunning}
      title={isSure ? words.sureTitle : words.title}
      description={isSure ? words.sureText : words.text}
      actions={
        <>
          <Button kind="secondary" onClick={keep}>
            {words.keep}
          </Button>
          {isSure ? (
            <Button
              key="delete"
              kind="danger"
              isBusy={deleting.isRunning}
              busyWords={words.deleting}
              onClick={() => void viewModel.delete()}
            >
              {words.delete}
            </Button>
          ) : (
            <Button key="go-on" kind="danger" onClick={() => viewModel.ask('confirm')}>
              {words.goOn}
            </Button>
          )}
        </>
      }
    >
      {deleteFailure !== undefined && <WhyNot failure={deleteFailure} />}
    </Dialog>
  );
});

/** A refusal with a reason of its own says it: the person can do something about that. */
function WhyNot({ failure }: { readonly failure: PortFailure }) {
  const isRefused = failure.kind === 'refused';
  const reason = isRefused && failure.status === 409 ? failure.message : undefined;
  return (
    <Notice tone="danger" isAnnounced title={isRefused ? words.refused : words.failed}>
      {reason ?? words.nothingLost}
    </Notice>
  );
}
