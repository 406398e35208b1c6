import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import styles from './tabs.module.css';

export interface Tab<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export interface TabsProps<Value extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onValue: (value: Value) => void;
}

/** Makes a panel focusable, so that it can be scrolled and read by keyboard. */
const reachable = { tabIndex: 0 };

/**
 * Tabs with one visible panel, by the ARIA pattern with manual activation: the arrow keys move the
 * focus, Enter or Space selects. To filter a list, use chips or segments.
 */
export function Tabs<Value extends string>({ label, tabs, value, onValue }: TabsProps<Value>) {
  const id = useId();
  const [focused, setFocused] = useState<Value>();
  return (
    <div className={styles.root}>
      <div
        role="tablist"
        className={styles.list}
        aria-label={label}
        onBlur={() => setFocused(undefined)}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}${tab.value}`}
            className={styles.tab}
            aria-selected={tab.value === value}
            aria-controls={tab.value === value ? `${id}panel` : undefined}
            tabIndex={tab.value === (focused ?? value) ? 0 : -1}
            onFocus={() => setFocused(tab.value)}
            onKeyDown={moveFocus}
            onClick={() => onValue(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        // Remount the panel for each tab, so that its state is not passed to the next tab.
        key={value}
        role="tabpanel"
        id={`${id}panel`}
        className={styles.panel}
        aria-labelledby={`${id}${value}`}
        {...reachable}
      >
        {tabs.find((tab) => tab.value === value)?.content}
      </div>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const list = [...(event.currentTarget.parentElement?.children ?? [])] as HTMLElement[];
  const at = list.indexOf(event.currentTarget);
  const next = {
    ArrowRight: (at + 1) % list.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  list.at(next)?.focus();
}
