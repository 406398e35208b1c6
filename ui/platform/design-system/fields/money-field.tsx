import { type ChangeEvent, useReducer, useRef } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './money-field.module.css';
import { typedAmount } from './number-typing.ts';
import { useCaret } from './use-caret.ts';

export interface MoneyFieldProps extends FieldProps {
  /**
   * The text as typed, with grouped digits: '1,00,000'. Invalid text stays, so that the form can
   * reject it.
   */
  readonly value: string;
  readonly onValue: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
  /** The amount in words, shown below and announced. */
  readonly amountInWords?: string | undefined;
  readonly name?: string;
  readonly placeholder?: string;
  readonly isDisabled?: boolean;
  /** Large digits, for the main amount of a screen. */
  readonly isHero?: boolean;
}

/**
 * An amount in rupees that is grouped in the Indian way while typing; the caret keeps its position.
 */
export function MoneyField({
  value,
  onValue,
  onBlur,
  amountInWords,
  name,
  placeholder,
  isDisabled = false,
  isHero = false,
  ...field
}: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const placeCaret = useCaret(input);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: edited, selectionStart } = event.currentTarget;
    const { inputType } = event.nativeEvent as Partial<InputEvent>;
    const caret = selectionStart ?? edited.length;
    const typed = typedAmount(value, edited, { caret, inputType });
    placeCaret(typed.caret);
    // Even if the value stays the same (a typed comma), render again to restore the caret.
    rerender();
    onValue(typed.text);
  };
  const footnote = (
    <p className={styles.words} aria-live="polite">
      {amountInWords}
    </p>
  );
  return (
    <Field {...field} footnote={amountInWords === undefined ? undefined : footnote}>
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
            value={value}
            onChange={change}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
