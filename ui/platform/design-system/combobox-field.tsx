import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
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
  // The library tells "nothing chosen" by null.
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Field {...field}>
      {(control) => (
        <Combobox.Root
          items={options}
          value={chosen}
          disabled={isDisabled}
          onValueChange={(option) => {
            if (option !== null) onValue(option.value);
          }}
        >
          <Combobox.InputGroup className={styles.box}>
            <Combobox.Input {...control} className={styles.input} placeholder={placeholder} />
            <Combobox.Trigger className={styles.trigger} aria-label={`Show ${field.label}`}>
              <ChevronDown aria-hidden="true" />
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner className={styles.positioner} sideOffset={8}>
              <Combobox.Popup className={styles.popup} data-ground="paper">
                <Combobox.Empty className={styles.empty}>{emptyText}</Combobox.Empty>
                <Combobox.List className={styles.list}>
                  {(option: SelectOption<Value>) => (
                    <Combobox.Item key={option.value} value={option} className={styles.option}>
                      {option.label}
                      <Combobox.ItemIndicator className={styles.tick}>
                        <Check aria-hidden="true" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </Field>
  );
}
