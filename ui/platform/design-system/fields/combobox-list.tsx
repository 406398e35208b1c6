// As in the ARIA combobox pattern, the focus stays in the input; only the pointer uses the list.
// oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role
// oxlint-disable jsx-a11y/click-events-have-key-events
import Check from 'lucide-react/icons/check';
import styles from './combobox-field.module.css';
import type { SelectOption } from './select-field.tsx';

interface ComboboxListProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly isOpen: boolean;
  readonly options: readonly SelectOption<Value>[];
  /** The index of the active option (`aria-activedescendant`). */
  readonly active: number;
  readonly chosen: Value | undefined;
  readonly emptyText: string;
  readonly onChoose: (option: SelectOption<Value>) => void;
}

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
            // Keeps the focus in the input; losing it would close the list.
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
  // jsdom does not implement `scrollIntoView`.
  element?.scrollIntoView?.({ block: 'nearest' });
}
