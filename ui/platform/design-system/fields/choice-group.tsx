import { type ReactNode, useId } from 'react';
import styles from './choice-group.module.css';
import { FieldMessage } from './field.tsx';

export interface Choice<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  /** Additional content at the end of the row, such as a rate. */
  readonly aside?: ReactNode;
  readonly isDisabled?: boolean;
}

export interface ChoiceGroupProps<Value extends string> {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  /** Radio buttons in rows, chips in a line, or one segmented control. */
  readonly look?: 'rows' | 'chips' | 'segments';
}

/** A radio group with all options visible. */
export function ChoiceGroup<Value extends string>({
  label,
  isLabelHidden = false,
  hint,
  error,
  choices,
  value,
  onValue,
  look = 'rows',
}: ChoiceGroupProps<Value>) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint !== undefined && hintId].filter(Boolean).join(' ');
  return (
    <fieldset
      className={styles.group}
      role="radiogroup"
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={describedBy === '' ? undefined : describedBy}
    >
      <legend className={styles.legend} data-hidden={isLabelHidden || undefined}>
        {label}
      </legend>
      <div className={styles.choices} data-look={look}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} data-look={look}>
            <input
              className={styles.input}
              type="radio"
              name={id}
              value={choice.value}
              disabled={choice.isDisabled}
              checked={choice.value === value}
              onChange={() => onValue(choice.value)}
            />
            {look === 'rows' && <span className={styles.dot} aria-hidden="true" />}
            <span className={styles.text}>
              <span className={styles.label}>{choice.label}</span>
              {choice.detail !== undefined && (
                <span className={styles.detail}>{choice.detail}</span>
              )}
            </span>
            {choice.aside !== undefined && <span className={styles.aside}>{choice.aside}</span>}
          </label>
        ))}
      </div>
      <FieldMessage hintId={hintId} errorId={errorId} hint={hint} error={error} />
    </fieldset>
  );
}
