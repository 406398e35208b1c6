import { Check, ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './combobox-field.module.css';
import { Field, type FieldProps } from './field.tsx';
import type { SelectOption } from './select-field.tsx';

export interface ComboboxFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  readonly placeholder?: string;
  /** Shown when nothing matches what is typed. */
  readonly emptyText?: string;
  readonly isDisabled?: boolean;
}

/** One of many, found by typing: banks, countries. For a dozen or fewer use `SelectField`. */
export function ComboboxField<Value extends string>({
  options,
  value,
  onValue,
  placeholder = 'Type to search',
  emptyText = 'Nothing found',
  isDisabled = false,
  ...field
}: ComboboxFieldProps<Value>) {
  const listId = useId();
  // Typed text while the list is open; otherwise the label of what is chosen.
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const chosen = options.find((option) => option.value === value);
  const isOpen = query !== undefined;
  const matches = matching(options, query ?? '');
  const optionId = (index: number) => `${listId}-${index}`;
  const search = (text: string) => {
    setQuery(text);
    setActive(0);
  };
  const close = () => setQuery(undefined);
  const choose = (option: SelectOption<Value> | undefined) => {
    if (option !== undefined) onValue(option.value);
    close();
  };
  const pressKey = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (move !== undefined) {
      event.preventDefault();
      if (!isOpen) search('');
      else setActive((active + move + matches.length) % Math.max(1, matches.length));
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      choose(matches[active]);
    } else if (event.key === 'Escape' && isOpen) {
      event.stopPropagation();
      close();
    }
  };
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.frame}>
          <div className={styles.box}>
            <input
              {...control}
              className={styles.input}
              type="text"
              role="combobox"
              autoComplete="off"
              aria-expanded={isOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isOpen && matches.length > 0 ? optionId(active) : undefined}
              placeholder={placeholder}
              disabled={isDisabled}
              value={query ?? chosen?.label ?? ''}
              onClick={() => search(query ?? '')}
              onChange={(event) => search(event.currentTarget.value)}
              onKeyDown={pressKey}
              onBlur={close}
            />
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </div>
          <ul id={listId} className={styles.list} role="listbox" aria-label={field.label} hidden={!isOpen}>
            {matches.map((option, index) => (
              <li
                key={option.value}
                id={optionId(index)}
                ref={index === active ? intoView : undefined}
                role="option"
                className={styles.option}
                aria-selected={option.value === value}
                data-active={index === active || undefined}
                // Before the input loses the focus, which would close the list.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.label}
                {option.value === value && <Check className={styles.tick} aria-hidden="true" />}
              </li>
            ))}
          </ul>
          <div className={styles.empty} role="status">
            {isOpen && matches.length === 0 ? emptyText : ''}
          </div>
        </div>
      )}
    </Field>
  );
}

/** Options with the text at the start of a word first, then those with it anywhere. */
function matching<Value extends string>(
  options: readonly SelectOption<Value>[],
  text: string,
): readonly SelectOption<Value>[] {
  const sought = text.trim().toLowerCase();
  if (sought === '') return options;
  const found = options.filter(({ label }) => label.toLowerCase().includes(sought));
  const isAtWord = ({ label }: SelectOption) => ` ${label.toLowerCase()}`.includes(` ${sought}`);
  return [...found.filter(isAtWord), ...found.filter((option) => !isAtWord(option))];
}

function intoView(element: HTMLLIElement | null): void {
  element?.scrollIntoView?.({ block: 'nearest' });
}
