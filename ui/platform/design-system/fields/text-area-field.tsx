import { Field, type FieldProps } from './field.tsx';
import styles from './text-area-field.module.css';

export interface TextAreaFieldProps extends FieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly name?: string;
  /** The initial number of lines; the field grows with its text where browsers support it. */
  readonly rows?: number;
  readonly placeholder?: string;
}

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
