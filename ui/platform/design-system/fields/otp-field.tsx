import { type ChangeEvent, type Ref, type SyntheticEvent, useState } from 'react';
import { digitsInput } from '#domain/platform/text/digits-text.ts';
import { Field, type FieldProps } from './field.tsx';
import styles from './otp-field.module.css';
import { useComposition } from './use-composition.ts';

export interface OtpFieldProps extends FieldProps {
  readonly value: string;
  /** Receives the digits, or the text as typed if it has other characters or too many digits. */
  readonly onValue: (text: string) => void;
  /** Called once when the last digit is typed, pasted or autofilled. */
  readonly onComplete?: ((digits: string) => void) | undefined;
  readonly length?: number;
  readonly isDisabled?: boolean;
  /** True if it is the main field of the screen: it takes the focus instead of the heading. */
  readonly takesFocus?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
}

/**
 * A one-time code: a single input drawn as boxes. Autofill from SMS, paste and screen readers work
 * as for any field.
 */
export function OtpField({
  value,
  onValue,
  onComplete,
  length = 6,
  isDisabled = false,
  takesFocus = false,
  ref,
  ...field
}: OtpFieldProps) {
  const [isFocused, setIsFocused] = useState(false);
  const take = (typed: string, before: string) => {
    const text = digitsInput(typed, length);
    if (text !== value) onValue(text);
    if (text === before) return;
    if (text.length === length && /^\d*$/.test(text)) onComplete?.(text);
  };
  const composition = useComposition((input, before) => take(input.value, before));
  const change = ({ currentTarget: { value: typed } }: ChangeEvent<HTMLInputElement>) => {
    // Completed only when the composition ends: a rejected code is emptied, which would send the
    // composed text once more.
    if (composition.isComposing()) onValue(typed);
    else take(typed, value);
  };
  const active = Math.min(value.length, length - 1);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.otp} data-focused={isFocused || undefined}>
          <div className={styles.boxes} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span
                key={index}
                className={styles.box}
                data-active={index === active || undefined}
                data-filled={value[index] === undefined ? undefined : true}
              >
                {value[index]}
              </span>
            ))}
          </div>
          <input
            {...control}
            ref={ref}
            data-takes-focus={takesFocus || undefined}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            pattern="[0-9]*"
            disabled={isDisabled}
            value={value}
            onChange={change}
            {...composition.events}
            onSelect={keepCaretAtEnd}
            onFocus={() => setIsFocused(true)}
            onBlur={() => setIsFocused(false)}
          />
        </div>
      )}
    </Field>
  );
}

/** Keeps the caret at the end, because the boxes cannot show one between two digits. */
function keepCaretAtEnd(event: SyntheticEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd, value } = event.currentTarget;
  const isAllSelected = selectionStart === 0 && selectionEnd === value.length;
  const isAtEnd = selectionStart === value.length && selectionEnd === value.length;
  if (!isAllSelected && !isAtEnd) {
    event.currentTarget.setSelectionRange(value.length, value.length);
  }
}
