import { observer } from 'mobx-react-lite';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Avatar } from '#ui/platform/design-system/foundations/avatar.tsx';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/fields/choice-group.tsx';
import { Dialog } from '#ui/platform/design-system/overlays/dialog.tsx';
import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { PictureFrame } from './framed-picture.ts';
import type { PictureEditor } from './picture-editor.ts';
import styles from './profile.module.css';
import { pictureCopy as copy, unreadablePictureCopy } from './copy.ts';

interface ProfilePictureProps {
  readonly name: string | undefined;
  readonly url: string | undefined;
  readonly editor: PictureEditor;
  /** The name and details next to the picture. */
  readonly children: ReactNode;
}

/** The profile picture with its menu to change or remove it. */
export const ProfilePicture = observer(function ProfilePicture({
  name,
  url,
  editor,
  children,
}: ProfilePictureProps) {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const fail = () => toasts.show({ text: copy.failed, tone: 'danger' });
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // Reset the input, so that choosing the same file again fires a change event.
    currentTarget.value = '';
    const violation = file && (await editor.choose(file));
    if (violation?.kind === 'wrong-type') {
      toasts.show({ text: unreadablePictureCopy(file?.name ?? ''), tone: 'danger' });
    } else if (violation !== undefined) fail();
  };
  const remove = async () => {
    const isRemoved = await editor.remove();
    if (isRemoved === true) toasts.show({ text: copy.removed, tone: 'success' });
    if (isRemoved === false) toasts.show({ text: copy.notRemoved, tone: 'danger' });
  };
  return (
    <div className={styles.person}>
      <Avatar name={name} src={url} size="large" />
      <div className={styles.who}>
        {children}
        <div className={styles.pictureWays}>
          <Button kind="quiet" size="small" onClick={() => input.current?.click()}>
            {url === undefined ? copy.add : copy.change}
          </Button>
          {url !== undefined && (
            <Button
              kind="quiet"
              size="small"
              isBusy={editor.chosen === undefined && editor.saving.isRunning}
              onClick={() => void remove()}
            >
              {copy.remove}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        aria-label={copy.field}
        onChange={(event) => void choose(event)}
      />
      {editor.chosen !== undefined && <PictureDialog editor={editor} onFail={fail} />}
    </div>
  );
});

const PictureDialog = observer(function PictureDialog({
  editor,
  onFail,
}: {
  readonly editor: PictureEditor;
  readonly onFail: () => void;
}) {
  const toasts = useToasts();
  const save = async () => {
    const isSaved = await editor.save();
    if (isSaved === true) toasts.show({ text: copy.saved, tone: 'success' });
    if (isSaved === false) onFail();
  };
  return (
    <Dialog
      isOpen
      onClose={() => editor.cancel()}
      isDismissable={!editor.saving.isRunning}
      title={copy.dialogTitle}
      description={copy.dialogText}
      actions={
        <>
          <Button
            kind="secondary"
            isDisabled={editor.saving.isRunning}
            onClick={() => editor.cancel()}
          >
            {copy.cancel}
          </Button>
          <Button
            isBusy={editor.saving.isRunning}
            busyText={copy.saving}
            onClick={() => void save()}
          >
            {copy.save}
          </Button>
        </>
      }
    >
      <div className={styles.preview} data-frame={editor.frame}>
        <img src={editor.chosen?.url} alt={copy.preview} />
      </div>
      <ChoiceGroup
        label={copy.frame}
        look="segments"
        choices={[
          { value: PictureFrame.Fill, label: copy.fill },
          { value: PictureFrame.Whole, label: copy.whole },
        ]}
        value={editor.frame}
        onValue={(frame) => editor.putInto(frame)}
      />
    </Dialog>
  );
});
