import { Drafts } from '#application/platform/drafts.ts';
import { RequestShare } from '#application/private-market/request-share.ts';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { ShareRequestViewModel } from './share-request.view-model.ts';
import { shareRequestCopy as copy } from './copy.ts';

interface RequestDialogProps {
  readonly onClose: () => void;
}

/** The form with which investors ask for a share that is not offered. */
export const RequestDialog = observer(function RequestDialog({ onClose }: RequestDialogProps) {
  const requestShare = useUseCase(RequestShare);
  const drafts = usePort(Drafts);
  const viewModel = useViewModel(() => new ShareRequestViewModel(requestShare, drafts));
  const toasts = useToasts();
  const form = useId();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await viewModel.submit())) return;
    toasts.show({ text: copy.sent, tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.title}
      description={copy.text}
      isDismissable={!viewModel.sending.isRunning}
      actions={<Actions viewModel={viewModel} form={form} onClose={onClose} />}
    >
      <form id={form} noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="md">
          <Fields viewModel={viewModel} />
        </Stack>
      </form>
    </Dialog>
  );
});

interface PartProps {
  readonly viewModel: ShareRequestViewModel;
}

const Fields = observer(function Fields({ viewModel }: PartProps) {
  const { form, failure, sending } = viewModel;
  const { fields, shownErrors: errors } = form;
  return (
    <>
      <SentFields isSent={sending.isRunning}>
        <TextField
          label={copy.name}
          value={fields.shareName}
          onValue={(text) => viewModel.type('shareName', text)}
          error={errors.shareName}
          autoCapitalize="words"
          autoComplete="off"
        />
        <TextField
          label={copy.quantity}
          value={fields.quantity}
          onValue={(text) => viewModel.type('quantity', text)}
          error={errors.quantity}
          inputMode="numeric"
          autoComplete="off"
          isNumeric
        />
      </SentFields>
      {sending.isChecking && <Notice isAnnounced>{copy.checking}</Notice>}
      {failure !== undefined && (
        <Notice tone="danger" isAnnounced>
          {failureCopy(failure, copy.failed)}
        </Notice>
      )}
    </>
  );
});

const Actions = observer(function Actions({
  viewModel,
  form,
  onClose,
}: PartProps & { readonly form: string; readonly onClose: () => void }) {
  return (
    <>
      <Button kind="secondary" isDisabled={viewModel.sending.isRunning} onClick={onClose}>
        {copy.cancel}
      </Button>
      <Button type="submit" form={form} isBusy={viewModel.sending.isRunning}>
        {copy.submit}
      </Button>
    </>
  );
});
