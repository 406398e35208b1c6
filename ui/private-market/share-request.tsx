import { Drafts } from '#application/platform/drafts.ts';
import { ShareRequests } from '#application/private-market/share-requests.ts';
import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useId, useState } from 'react';
import { Button } from '../platform/design-system/button.tsx';
import { Dialog } from '../platform/design-system/dialog.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { Stack } from '../platform/design-system/stack.tsx';
import { TextField } from '../platform/design-system/text-field.tsx';
import { useToasts } from '../platform/design-system/toast.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { useSessionState } from '../platform/session-context.tsx';
import { ShareRequestViewModel } from './share-request.view-model.ts';
import styles from './share-request.module.css';
import { nameWords, quantityWords, shareRequestWords as words } from './share-request-words.ts';

/** Asks an investor who misses a share which one: where a list of shares ends, and of orders. */
export const ShareRequest = observer(function ShareRequest() {
  const session = useSessionState();
  const [isOpen, setIsOpen] = useState(false);
  if (session.investor === undefined) return undefined;
  return (
    <aside className={styles.prompt} aria-label={words.prompt}>
      <p>{words.prompt}</p>
      <Button kind="secondary" size="small" onClick={() => setIsOpen(true)}>
        {words.ask}
      </Button>
      {isOpen && <RequestDialog onClose={() => setIsOpen(false)} />}
    </aside>
  );
});

const RequestDialog = observer(function RequestDialog({ onClose }: { onClose: () => void }) {
  const requests = usePort(ShareRequests);
  const drafts = usePort(Drafts);
  const viewModel = useViewModel(() => new ShareRequestViewModel(requests, drafts));
  const toasts = useToasts();
  const form = useId();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!(await viewModel.submit())) return;
    toasts.show({ text: words.sent, tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      description={words.text}
      isDismissable={!viewModel.isSending}
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
  const { fields, violations, failure, isChecking } = viewModel;
  const { shareName, quantity } = violations;
  return (
    <>
      <TextField
        label={words.name}
        value={fields.shareName}
        onValue={(text) => viewModel.type('shareName', text)}
        error={shareName && nameWords(shareName)}
        autoCapitalize="words"
        autoComplete="off"
      />
      <TextField
        label={words.quantity}
        value={fields.quantity}
        onValue={(text) => viewModel.type('quantity', text)}
        error={quantity && quantityWords(quantity)}
        inputMode="numeric"
        autoComplete="off"
        isNumeric
      />
      {isChecking && <Notice isAnnounced>{words.checking}</Notice>}
      {failure !== undefined && (
        <Notice tone="danger" isAnnounced>
          {failureWords(failure, words.failed)}
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
      <Button kind="secondary" isDisabled={viewModel.isSending} onClick={onClose}>
        {words.cancel}
      </Button>
      <Button type="submit" form={form} isBusy={viewModel.isSending}>
        {words.submit}
      </Button>
    </>
  );
});
