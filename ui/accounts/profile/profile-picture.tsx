import { observer } from 'mobx-react-lite';
import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Avatar } from '#ui/platform/design-system/avatar.tsx';
import { Button } from '#ui/platform/design-system/button.tsx';
import { ChoiceGroup } from '#ui/platform/design-system/choice-group.tsx';
import { Dialog } from '#ui/platform/design-system/dialog.tsx';
import { useToasts } from '#ui/platform/design-system/toast.tsx';
import { PictureFrame } from './framed-picture.ts';
import type { PictureEditor } from './picture-editor.ts';
import styles from './profile.module.css';
import { pictureWords as words } from './words.ts';

interface ProfilePictureProps {
  readonly name: string;
  readonly url: string | undefined;
  readonly editor: PictureEditor;
  /** Who it is, beside the picture. */
  readonly children: ReactNode;
}

/** The picture of the investor, and the ways to change it. */
export const ProfilePicture = observer(function ProfilePicture({
  name,
  url,
  editor,
  children,
}: ProfilePictureProps) {
  const toasts = useToasts();
  const input = useRef<HTMLInputElement>(null);
  const fail = () => toasts.show({ text: words.failed, tone: 'danger' });
  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    // The same file can then be chosen again once it is mended.
    currentTarget.value = '';
    if (file && !(await editor.choose(file))) fail();
  };
  const remove = async () => {
    const isRemoved = await editor.remove();
    if (isRemoved === true) toasts.show({ text: words.removed, tone: 'success' });
    if (isRemoved === false) toasts.show({ text: words.notRemoved, tone: 'danger' });
  };
  return (
    <div className={styles.person}>
      <Avatar name={name} src={url} size="large" />
      <div className={styles.who}>
        {children}
        <div className={styles.pictureWays}>
          <Button kind="quiet" size="small" onClick={() => input.current?.click()}>
            {url === undefined ? words.add : words.change}
          </Button>
          {url !== undefined && (
            <Button
              kind="quiet"
              size="small"
              isBusy={editor.chosen === undefined && editor.saving.isRunning}
              onClick={() => void remove()}
            >
              {words.remove}
            </Button>
          )}
        </div>
      </div>
      <input
        ref={input}
        hidden
        type="file"
        accept="image/png,image/jpeg"
        aria-label={words.field}
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
    if (isSaved === true) toasts.show({ text: words.saved, tone: 'success' });
    if (isSaved === false) onFail();
  };
  return (
    <Dialog
      isOpen
      onClose={() => editor.cancel()}
      isDismissable={!editor.saving.isRunning}
      title={words.dialogTitle}
      description={words.dialogText}
      actions={
        <>
          <Button kind="secondary" onClick={() => editor.cancel()}>
            {words.cancel}
          </Button>
          <Button
            isBusy={editor.saving.isRunning}
            busyWords={words.saving}
            onClick={() => void save()}
          >
            {words.save}
          </Button>
        </>
      }
    >
      <div className={styles.preview} data-frame={editor.frame}>
        <img src={editor.chosen?.url} alt={words.preview} />
      </div>
      <ChoiceGroup
        label={words.frame}
        look="segments"
        choices={[
          { value: PictureFrame.Fill, label: words.fill },
          { value: PictureFrame.Whole, label: words.whole },
        ]}
        value={editor.frame}
        onValue={(frame) => editor.putInto(frame)}
      />
    </Dialog>
  );
});
