import { useToasts } from '#ui/platform/design-system/feedback/toast.tsx';
import { elsewhereCopy as copy } from './copy.ts';
import type { HeldElsewhereViewModel } from './held-elsewhere.view-model.ts';

/** Shows a text once the device stores the last change, or says that it does not. */
export function useStoredToast(viewModel: HeldElsewhereViewModel) {
  const toasts = useToasts();
  return async (text: string) => {
    const isStored = await viewModel.isStored;
    toasts.show(isStored ? { text, tone: 'success' } : { text: copy.unstored, tone: 'danger' });
  };
}
