import { isoDateText, slashedDateText } from '#domain/platform/date-text.ts';
import CalendarDays from 'lucide-react/icons/calendar-days';
import { type ChangeEvent, useReducer, useRef } from 'react';
import styles from './date-field.module.css';
import { typedDate } from './date-typing.ts';
import { Field, type FieldProps } from './field.tsx';
import { IconButton } from '#ui/platform/design-system/actions/icon-button.tsx';
import { useCaret } from './use-caret.ts';
import { useComposition } from './use-composition.ts';

export interface DateFieldProps extends FieldProps {
  /** DD/MM/YYYY, possibly incomplete. */
  readonly value: string;
  readonly onValue: (slashed: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly autoComplete?: 'bday' | 'off';
  readonly name?: string;
  /** Limits of the date picker, YYYY-MM-DD. The form validates the date itself. */
  readonly earliest?: string;
  readonly latest?: string;
  readonly isDisabled?: boolean;
}

/**
 * A date typed as DD/MM/YYYY (slashes are inserted automatically) or chosen in the browser's
 * picker.
 */
export function DateField({
  value,
  onValue,
  onBlur,
  autoComplete = 'off',
  name,
  earliest,
  latest,
  isDisabled = false,
  ...field
}: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const placeCaret = useCaret(input);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const take = ({ value: edited, selectionStart }: HTMLInputElement, before: string) => {
    const typed = typedDate(before, edited, selectionStart ?? edited.length);
    placeCaret(typed.caret);
    rerender();
    onValue(typed.text);
  };
  const composition = useComposition(take);
  const change = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    if (composition.isComposing()) onValue(currentTarget.value);
    else take(currentTarget, value);
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.box}>
          <input
            {...control}
            ref={input}
            className={styles.input}
            type="text"
            inputMode="numeric"
            placeholder="DD/MM/YYYY"
            autoComplete={autoComplete}
            name={name}
            disabled={isDisabled}
            value={value}
            onChange={change}
            {...composition.events}
            onBlur={onBlur}
          />
          <input
            ref={picker}
            className={styles.picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            disabled={isDisabled}
            min={earliest}
            max={latest}
            value={isoDateText(value)}
            onChange={(event) => onValue(slashedDateText(event.currentTarget.value))}
          />
          <span className={styles.button}>
            <IconButton
              label={`Pick ${field.label} in a calendar`}
              icon={<CalendarDays />}
              isDisabled={isDisabled}
              onClick={() => picker.current?.showPicker()}
            />
          </span>
        </div>
      )}
    </Field>
  );
}
