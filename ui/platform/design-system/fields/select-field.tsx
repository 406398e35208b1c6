import { Field, type FieldProps } from './field.tsx';
import styles from './select-field.module.css';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
}

export interface SelectFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly SelectOption<Value>[];
  /** `undefined` until an option is chosen. */
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  /** Makes the placeholder an option that takes the choice back. */
  readonly onClear?: (() => void) | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly placeholder?: string;
  readonly autoComplete?: string;
  readonly name?: string;
  readonly isDisabled?: boolean;
}

/**
 * A native `select`: the system's picker on phones, and a list in the app's style where browsers
 * support it.
 */
export function SelectField<Value extends string>({
  options,
  value,
  onValue,
  onClear,
  onBlur,
  placeholder = 'Choose',
  autoComplete,
  name,
  isDisabled = false,
  ...field
}: SelectFieldProps<Value>) {
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box}>
          <select
            {...control}
            className={styles.select}
            name={name}
            autoComplete={autoComplete}
            disabled={isDisabled}
            value={value ?? ''}
            data-empty={value === undefined || undefined}
            onBlur={onBlur}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.currentTarget.value);
              if (chosen) onValue(chosen.value);
              else onClear?.();
            }}
          >
            <option value="" disabled={onClear === undefined} hidden={onClear === undefined}>
              {placeholder}
            </option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </Field>
  );
}
