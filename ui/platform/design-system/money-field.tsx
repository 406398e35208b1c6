import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { type ChangeEvent, useReducer, useRef } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './money-field.module.css';
import { digitsOf, typedAmount } from './number-typing.ts';
import { useCaret } from './use-caret.ts';

export interface MoneyFieldProps extends FieldProps {
  /** Whole rupees as plain digits, e.g. '100000'; empty while nothing is typed. */
  readonly value: string;
  readonly onValue: (digits: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The amount in words, shown below and read out. */
  readonly words?: string | undefined;
  readonly maxDigits?: number;
  readonly name?: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Large figures, for the one amount a screen is about. */
  readonly isHero?: boolean;
}

/** An amount in rupees, grouped the Indian way while it is typed; the caret stays where it was. */
export function MoneyField({
  value,
  onValue,
  onBlur,
  words,
  maxDigits = 12,
  name,
  placeholder,
  isDisabled = false,
  isHero = false,
  ...field
}: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const placeCaret = useCaret(input);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const shown = indianGroups(digitsOf(value));
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: edited, selectionStart } = event.currentTarget;
    const { inputType } = event.nativeEvent as InputEvent;
    const typed = typedAmount(shown, edited, {
      caret: selectionStart ?? edited.length,
      maxDigits,
      isForward: inputType === 'deleteContentForward',
    });
    placeCaret(typed.caret);
    // The value may stay the same (a letter was typed), and the caret must still be put back.
    rerender();
    onValue(digitsOf(typed.text));
  };
  const footnote = (
    <p className={styles.words} aria-live="polite">
      {words}
    </p>
  );
  return (
    <Field {...field} footnote={words === undefined ? undefined : footnote}>
      {(control) => (
        <div className={styles.box} data-hero={isHero || undefined}>
          <span className={styles.rupee} aria-hidden="true">
            ₹
          </span>
          <input
            {...control}
            ref={input}
            className={styles.input}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            name={name}
            placeholder={placeholder}
            disabled={isDisabled}
            value={shown}
            onChange={change}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
