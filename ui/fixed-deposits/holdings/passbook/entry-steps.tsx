import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { passbookCopy as copy } from './copy.ts';
import styles from './transaction-history.module.css';

/** How many entries a list shows at first, and how many more by each press. */
export const ENTRIES_AT_ONCE = 50;

/** Reads from a URL how many entries are shown. */
export function limitIn(query: URLSearchParams): number {
  const steps = Math.ceil(Number(query.get('shown')) / ENTRIES_AT_ONCE);
  return Math.max(steps || 1, 1) * ENTRIES_AT_ONCE;
}

/** The part of a URL's query for `limitIn`. */
export function limitQuery(limit: number): Record<string, string> {
  return limit > ENTRIES_AT_ONCE ? { shown: String(limit) } : {};
}

interface EntryStepsProps {
  /** The number of entries found, and of those that are shown at most. */
  readonly count: number;
  readonly limit: number;
  readonly onLimit: (limit: number) => void;
  /** The list or the table of the entries. */
  readonly children: ReactNode;
}

/** A long list with a button for the next entries. */
export function EntrySteps({ count, limit, onLimit, children }: EntryStepsProps) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(limit);
  useEffect(() => {
    // The last press removes the button, so move the focus to the first new entry.
    const rows = list.current?.querySelectorAll('li, tbody tr') ?? [];
    const added = Array.from(rows).slice(limit > before.current ? before.current : rows.length);
    before.current = limit;
    const link = added.map((row) => row.querySelector('a')).find((each) => each !== null);
    link?.focus({ preventScroll: true });
  }, [limit]);
  return (
    <>
      <div ref={list}>{children}</div>
      {count > limit && (
        <div className={styles.more}>
          <p>{copy.shownOf(String(limit), String(count))}</p>
          <Button kind="secondary" onClick={() => onLimit(limit + ENTRIES_AT_ONCE)}>
            {copy.more}
          </Button>
        </div>
      )}
    </>
  );
}
