import { type ChangeEvent, useReducer, useRef } from 'react';
import { Field, type FieldProps } from './field.tsx';
import styles from './money-field.module.css';
import { typedAmount } from './number-typing.ts';
import { insertedText } from './digit-typing.ts';
import { useCaret } from './use-caret.ts';
import { useComposition } from './use-composition.ts';

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

interface EditOf {
  readonly before: string;
  readonly inputType: string | undefined;
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
  const take = ({ value: edited, selectionStart }: HTMLInputElement, edit: EditOf) => {
    const caret = selectionStart ?? edited.length;
    const typed = typedAmount(edit.before, edited, { caret, inputType: edit.inputType });
    placeCaret(typed.caret);
    // Even if the value stays the same (a typed comma), render again to restore the caret.
    rerender();
    onValue(typed.text);
  };
  const composition = useComposition((edited, before) => {
    const isDeleting = insertedText(before, edited.value) === '';
    const inputType = isDeleting ? 'deleteCompositionText' : 'insertCompositionText';
    take(edited, { before, inputType });
  });
  const change = ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const { inputType } = nativeEvent as Partial<InputEvent>;
    // The amount is grouped when the composition ends; it can be read without commas too.
    if (composition.isComposing()) onValue(currentTarget.value);
    else take(currentTarget, { before: value, inputType });
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
            {...composition.events}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
