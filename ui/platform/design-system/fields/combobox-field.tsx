import { isFoundIn } from '#domain/platform/text/text-search.ts';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type KeyboardEvent, useId, useState } from 'react';
import styles from './combobox-field.module.css';
import { ComboboxList } from './combobox-list.tsx';
import { Field, type FieldProps } from './field.tsx';
import type { SelectOption } from './select-field.tsx';

export interface ComboboxFieldProps<Value extends string> extends FieldProps {
  readonly options: readonly SelectOption<Value>[];
  readonly value: Value | undefined;
  readonly onValue: (value: Value) => void;
  /**
   * Called when the field is left with text that is no option, to clear the value. The text stays
   * in the field.
   */
  readonly onUnmatched?: (() => void) | undefined;
  /** A text of before that is no option, such as one from a draft. Shown while no value is set. */
  readonly text?: string;
  /** Called with the text at each change of it; with an empty one once it no longer counts. */
  readonly onText?: ((text: string) => void) | undefined;
  readonly placeholder?: string;
  /** Shown if no option matches the input. */
  readonly emptyText?: string;
  readonly isDisabled?: boolean;
}

/** Chooses one of many options by typing. For a dozen or fewer use `SelectField`. */
export function ComboboxField<Value extends string>({
  options,
  value,
  onValue,
  onUnmatched,
  text = '',
  onText,
  placeholder = 'Type to search',
  emptyText = 'Nothing found',
  isDisabled = false,
  ...field
}: ComboboxFieldProps<Value>) {
  const listId = useId();
  const search = useSearch({ options, value, onValue, onUnmatched, text, onText });
  const { query, matches, active, isOpen } = search;
  const chosen = options.find((option) => option.value === value);
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
              aria-activedescendant={isOpen && matches[active] ? `${listId}-${active}` : undefined}
              placeholder={placeholder}
              disabled={isDisabled}
              value={query ?? chosen?.label ?? ''}
              onClick={() => search.find(query ?? '')}
              onChange={(event) => search.find(event.currentTarget.value)}
              onKeyDown={search.pressKey}
              onBlur={search.leave}
            />
            <ChevronDown className={styles.chevron} aria-hidden="true" />
          </div>
          <ComboboxList
            id={listId}
            label={field.label}
            isOpen={isOpen}
            options={matches}
            active={active}
            chosen={value}
            emptyText={emptyText}
            onChoose={search.choose}
          />
        </div>
      )}
    </Field>
  );
}

type SearchProps<Value extends string> = Pick<
  ComboboxFieldProps<Value>,
  'options' | 'value' | 'onValue' | 'onUnmatched' | 'text' | 'onText'
>;

/** The search text, the matching options and the active one. */
function useSearch<Value extends string>(props: SearchProps<Value>) {
  const { options, value, onValue, onUnmatched, text, onText } = props;
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  // A value that was chosen elsewhere replaces the text that is no option.
  if (!isOpen && typed !== undefined && value !== undefined) setTyped(undefined);
  const query = typed ?? (value === undefined && text !== '' ? text : undefined);
  const matches = matching(options, query ?? '');
  const setQuery = (next: string | undefined) => {
    setTyped(next);
    onText?.(next ?? '');
  };
  const find = (next: string) => {
    setQuery(next);
    setActive(0);
    setIsOpen(true);
  };
  const close = () => {
    setQuery(undefined);
    setIsOpen(false);
  };
  const choose = (option: SelectOption<Value> | undefined) => {
    if (option !== undefined) onValue(option.value);
    close();
  };
  /** Leaving the field chooses an option whose whole label is typed. */
  const leave = () => {
    const sought = soughtIn(query ?? '');
    const whole = matches.find(({ label }) => label.toLowerCase() === sought);
    if (whole !== undefined || sought === '' || onUnmatched === undefined) return choose(whole);
    setIsOpen(false);
    onUnmatched();
  };
  /** A text that no option matches stays, as if the field was left. */
  const confirm = () => (matches[active] === undefined ? leave() : choose(matches[active]));
  /** Returns to the chosen value. Without one, the text stays and only the list closes. */
  const cancel = () => (value === undefined ? setIsOpen(false) : close());
  const move = (step: number) => {
    if (isOpen) setActive((active + step + matches.length) % Math.max(1, matches.length));
    else find('');
  };
  const pressKey = (event: KeyboardEvent) => {
    // The key belongs to the input method: Enter, for example, ends the composition.
    if (event.nativeEvent.isComposing) return;
    const acts = new Map([
      ['ArrowDown', () => move(1)],
      ['ArrowUp', () => move(-1)],
      ...(isOpen ? ([['Enter', confirm], ['Escape', cancel]] as const) : []),
    ]);
    const act = acts.get(event.key);
    if (act === undefined) return;
    // The key must neither submit the form nor close the dialog around the field.
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return { query, isOpen, matches, active, find, leave, choose, pressKey };
}

function soughtIn(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}

/** Options with a word that starts with the text, then others that contain its words. */
function matching<Value extends string>(
  options: readonly SelectOption<Value>[],
  text: string,
): readonly SelectOption<Value>[] {
  const sought = soughtIn(text);
  if (sought === '') return options;
  const found = options.filter(({ label }) => isFoundIn(text, [label]));
  const isAtWord = ({ label }: SelectOption) => ` ${label.toLowerCase()}`.includes(` ${sought}`);
  return [...found.filter(isAtWord), ...found.filter((option) => !isAtWord(option))];
}
