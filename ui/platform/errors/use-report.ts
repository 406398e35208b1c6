import { Reporting } from '#application/platform/reporting.ts';
import { usePort } from '#ui/platform/injection.tsx';

/** Reports what only the view knows, such as a click or an error of the browser. */
export function useReport(): Reporting {
  return usePort(Reporting);
}
