import { Field, type FieldProps } from './field.tsx';
import styles from './text-area-field.module.css';

export interface TextAreaFieldProps extends FieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly name?: string;
  /** Lines that are in sight at first; it grows with what is typed where the browser can. */
  readonly rows?: number;
  readonly placeholder?: string;
}

/** Several lines of text. */
export function TextAreaField({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  onValue,
  rows = 5,
  ...input
}: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden }}>
      {(control) => (
        <textarea
          {...input}
          {...control}
          className={styles.area}
          rows={rows}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
