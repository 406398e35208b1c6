import FileText from 'lucide-react/icons/file-text';
import Trash2 from 'lucide-react/icons/trash';
import Upload from 'lucide-react/icons/upload';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './file-field.module.css';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { ProgressBar } from '#ui/platform/design-system/feedback/progress-bar.tsx';

export interface FileFieldProps extends FieldProps {
  /** Media types and extensions for the file dialog; users can override the filter. */
  readonly accept: string;
  /** The prompt on the field, such as 'Choose a file or drop it here'. */
  readonly prompt: string;
  readonly removeLabel: string;
  /** The chosen file: its name, and its size as text. */
  readonly file: { readonly name: string; readonly size: string } | undefined;
  /** While a file is being read: the fraction done, from 0 to 1. */
  readonly progress?: { readonly label: string; readonly share: number } | undefined;
  readonly onFile: (file: File) => void;
  readonly onRemove: () => void;
}

/** One file, chosen in the file dialog or dropped here. */
export function FileField({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  progress,
  file,
  ...rest
}: FileFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden }}>
      {(control) => (
        <div className={styles.frame}>
          {file === undefined ? (
            <DropZone control={control} {...rest} />
          ) : (
            <ChosenFile file={file} label={rest.removeLabel} onRemove={rest.onRemove} />
          )}
          {progress !== undefined && <ProgressBar label={progress.label} share={progress.share} />}
        </div>
      )}
    </Field>
  );
}

type DropZoneProps = Pick<FileFieldProps, 'accept' | 'prompt' | 'onFile'> & {
  readonly control: object;
};

function DropZone({ control, accept, prompt, onFile }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files);
    // Reset the input, so that choosing the same file again fires a change event.
    event.currentTarget.value = '';
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(event.type === 'dragover');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <div
      className={styles.zone}
      data-over={isOver || undefined}
      onDragOver={hover}
      onDragLeave={hover}
      onDrop={drop}
    >
      <Upload className={styles.icon} aria-hidden="true" />
      <span aria-hidden="true">{prompt}</span>
      <input {...control} className={styles.input} type="file" accept={accept} onChange={choose} />
    </div>
  );
}

interface ChosenFileProps {
  readonly file: { readonly name: string; readonly size: string };
  readonly label: string;
  readonly onRemove: () => void;
}

function ChosenFile({ file, label, onRemove }: ChosenFileProps) {
  return (
    <div className={styles.file}>
      <FileText className={styles.icon} aria-hidden="true" />
      <span className={styles.name}>{file.name}</span>
      <span className={styles.size}>{file.size}</span>
      <IconButton label={label} icon={<Trash2 />} onClick={onRemove} />
    </div>
  );
}
