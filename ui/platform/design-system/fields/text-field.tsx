import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './text-field.module.css';

export interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly onCompositionStart?: () => void;
  readonly onCompositionEnd?: () => void;
  readonly name?: string;
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'search';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'characters' | 'words' | 'sentences';
  readonly maxLength?: number;
  readonly placeholder?: string;
  /** Shown before the text, such as `+91`. */
  readonly prefix?: ReactNode;
  /** Shown after the text. */
  readonly suffix?: ReactNode;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly isNumeric?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  hint,
  error,
  isOptional = false,
  isLabelHidden = false,
  onValue,
  type = 'text',
  prefix,
  suffix,
  isDisabled = false,
  isReadOnly = false,
  isNumeric = false,
  ...input
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, isOptional, isLabelHidden }}>
      {(control) => (
        <div className={styles.box}>
          {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
          <input
            {...input}
            {...control}
            className={styles.input}
            type={type}
            data-numeric={isNumeric || undefined}
            disabled={isDisabled}
            readOnly={isReadOnly}
            spellCheck={false}
            onChange={(event) => onValue(event.currentTarget.value)}
          />
          {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

/** Read-only text. A long one wraps over several lines instead of being cut off. */
export function ReadOnlyField({
  value,
  placeholder,
  ...field
}: FieldProps & Pick<TextFieldProps, 'value' | 'placeholder'>) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box}>
          <textarea
            {...control}
            className={styles.input}
            rows={1}
            readOnly
            value={value}
            placeholder={placeholder}
          />
        </div>
      )}
    </Field>
  );
}
