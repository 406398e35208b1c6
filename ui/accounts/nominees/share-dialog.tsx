import { observer } from 'mobx-react-lite';
import { Button } from '#ui/platform/design-system/button.tsx';
import { Dialog } from '#ui/platform/design-system/dialog.tsx';
import { Notice } from '#ui/platform/design-system/notice.tsx';
import { Stack } from '#ui/platform/design-system/stack.tsx';
import { TextField } from '#ui/platform/design-system/text-field.tsx';
import { Form } from '../form.tsx';
import type { AddNominationViewModel } from './add-nomination.view-model.ts';
import styles from './nominees.module.css';
import type { ShareEditor } from './share-editor.ts';
import { leftWords, shareWords as words } from './words.ts';

interface ShareDialogProps {
  readonly viewModel: AddNominationViewModel;
  readonly editor: ShareEditor;
}

const FORM = 'nominee-shares';

/** Divides the deposit anew among the nominees. */
export const ShareDialog = observer(function ShareDialog({
  viewModel,
  editor,
}: ShareDialogProps) {
  return (
    <Dialog
      isOpen
      onClose={() => viewModel.closePopup()}
      title={words.title}
      description={words.text}
      actions={
        <Button
          type="submit"
          form={FORM}
          isFullWidth
          isBusy={editor.saving.isRunning}
          busyWords={words.saving}
        >
          {words.save}
        </Button>
      }
    >
      <Form id={FORM} onSubmit={() => void viewModel.saveShares(editor)}>
        <Stack gap="md">
          {editor.nominees.map(({ id, fullName }) => (
            <TextField
              key={id}
              label={fullName}
              inputMode="numeric"
              autoComplete="off"
              isNumeric
              suffix="%"
              value={editor.texts.get(id) ?? ''}
              onValue={(text) => editor.type(id, text)}
              error={editor.errorOf(id)}
            />
          ))}
          <p className={styles.left} role="status">
            {leftWords(editor.left)}
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
