import { formatDate } from '#domain/platform/indian-formatting.ts';
import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { useToday } from '#ui/platform/use-today.ts';

/** The date of printing. Only paper shows it. */
export function PrintedOn() {
  const today = useToday();
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    // A page may be printed on a later day than it was opened.
    const update = () => flushSync(render);
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return (
    <p hidden data-printed>
      Printed from Vriddhi on {formatDate(today)}
    </p>
  );
}
