import { formatDate } from '#domain/platform/indian-formatting.ts';
import { useToday } from '#ui/platform/use-today.ts';

/** The date of printing. Only paper shows it. */
export function PrintedOn() {
  return (
    <p hidden data-printed>
      Printed from Vriddhi on {formatDate(useToday())}
    </p>
  );
}
