import Check from 'lucide-react/icons/check';
import { type ReactNode, useId } from 'react';
import styles from './checkbox-field.module.css';
import { FieldMessage } from './field.tsx';

export interface CheckboxFieldProps {
  readonly label: ReactNode;
  readonly isChecked: boolean;
  readonly onChecked: (isChecked: boolean) => void;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  readonly name?: string;
}

/** A yes or no that is submitted with a form, such as a consent. */
export function CheckboxField({
  label,
  isChecked,
  onChecked,
  hint,
  error,
  isDisabled = false,
  name,
}: CheckboxFieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <span className={styles.box}>
          <input
            className={styles.input}
            type="checkbox"
            name={name}
            checked={isChecked}
            disabled={isDisabled}
            aria-invalid={error === undefined ? undefined : true}
            aria-describedby={describedBy === '' ? undefined : describedBy}
            onChange={(event) => onChecked(event.currentTarget.checked)}
          />
          <Check className={styles.tick} aria-hidden="true" />
        </span>
        <span>{label}</span>
      </label>
      <div className={styles.message}>
        <FieldMessage hintId={hintId} errorId={errorId} hint={hint} error={error} />
      </div>
    </div>
  );
}
