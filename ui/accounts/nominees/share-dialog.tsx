import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { Stack } from '#ui/platform/design-system/foundations/stack.tsx';
import { TextField } from '#ui/platform/design-system/fields/text-field.tsx';
import { SentFields } from '#ui/platform/design-system/fields/sent-fields.tsx';
import { Form } from '#ui/accounts/form.tsx';
import type { NomineesViewModel } from './nominees.view-model.ts';
import styles from './nominees.module.css';
import type { ShareEditor } from './share-editor.ts';
import { leftCopy, shareCopy as copy } from './copy.ts';

interface ShareDialogProps {
  readonly viewModel: NomineesViewModel;
  readonly editor: ShareEditor;
}

const FORM = 'nominee-shares';

export const ShareDialog = observer(function ShareDialog({ viewModel, editor }: ShareDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={() => viewModel.closePopup()}
      isDismissable={!editor.saving.isRunning}
      title={copy.title}
      description={copy.text}
      actions={
        <Button
          type="submit"
          form={FORM}
          isFullWidth
          isBusy={editor.saving.isRunning}
          busyText={copy.saving}
        >
          {copy.save}
        </Button>
      }
    >
      <Form id={FORM} onSubmit={() => viewModel.saveShares(editor)}>
        <Stack gap="md">
          <SentFields isSent={editor.saving.isRunning}>
            {editor.forms.map(({ fields, errors }) => (
              <TextField
                key={fields.nominee.id}
                label={fields.nominee.fullName}
                inputMode="numeric"
                autoComplete="off"
                isNumeric
                suffix="%"
                value={fields.percent}
                onValue={(text) => editor.type(fields, text)}
                error={errors.percent}
              />
            ))}
          </SentFields>
          <p className={styles.left} role="status">
            {leftCopy(editor.left)}
          </p>
          {editor.error !== undefined && (
            <Notice tone="danger" isAnnounced>
              {editor.error}
            </Notice>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
});
