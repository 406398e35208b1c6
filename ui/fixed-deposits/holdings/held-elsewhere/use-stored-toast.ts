import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { elsewhereCopy as copy } from './copy.ts';
import type { Edited } from './held-elsewhere.view-model.ts';

/** Shows a text once the device stores a change, or says that it does not. */
export function useStoredToast() {
  const toasts = useToasts();
  return (edited: Edited, text: string) =>
    toasts.show(
      edited === 'stored'
        ? { text, tone: 'success' }
        : { text: edited === 'gone' ? copy.kept : copy.unstored, tone: 'danger' },
    );
}
