import { startTransition, useCallback, useMemo, useOptimistic } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How a value is written into the query of a URL. Default values are left out. */
export interface QueryFormat<Value> {
  readonly read: (query: URLSearchParams) => Value;
  readonly write: (value: Value) => Record<string, string>;
}

/**
 * Keeps what a list shows in the URL, so that reload, back and a shared link restore it. The URL
 * changes in a transition, so that rendering the rows does not block the controls. Until then
 * `chosen` holds the new value for them.
 */
export function useQueryState<Value>({ read, write }: QueryFormat<Value>) {
  const [query, setQuery] = useSearchParams();
  const shown = useMemo(() => read(query), [read, query]);
  const [chosen, choose] = useOptimistic(shown);
  const change = useCallback(
    (next: Value) =>
      startTransition(() => {
        choose(next);
        setQuery(write(next), { replace: true, preventScrollReset: true });
      }),
    [choose, setQuery, write],
  );
  return { shown, chosen, change };
}
