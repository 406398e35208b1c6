// The keyboard stays in the combobox's input, as the pattern asks; the list is for the pointer.
// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role
// oxlint-disable jsx-a11y/click-events-have-key-events
import { Check } from 'lucide-react';
import styles from './combobox-field.module.css';
import type { SelectOption } from './select-field.tsx';

interface ComboboxListProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly options: readonly SelectOption<Value>[];
  /** The place of the option that the arrow keys are at. */
  readonly active: number;
  readonly chosen: Value | undefined;
  readonly emptyText: string;
  readonly onChoose: (option: SelectOption<Value>) => void;
}

/** What a combobox found. */
export function ComboboxList<Value extends string>({
  id,
  label,
  isOpen,
  options,
  active,
  chosen,
  emptyText,
  onChoose,
}: ComboboxListProps<Value>) {
  return (
    <>
      <ul id={id} className={styles.list} role="listbox" aria-label={label} hidden={!isOpen}>
        {options.map((option, index) => (
          <li
            key={option.value}
            id={`${id}-${index}`}
            ref={isOpen && index === active ? intoView : undefined}
            role="option"
            className={styles.option}
            aria-selected={option.value === chosen}
            data-active={index === active || undefined}
            // Before the input loses the focus, which would close the list.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
          >
            {option.label}
            {option.value === chosen && <Check className={styles.tick} aria-hidden="true" />}
          </li>
        ))}
      </ul>
      <div className={styles.empty} role="status">
        {isOpen && options.length === 0 ? emptyText : ''}
      </div>
    </>
  );
}

function intoView(element: HTMLLIElement | null): void {
  // The test browser cannot scroll.
  element?.scrollIntoView?.({ block: 'nearest' });
}
