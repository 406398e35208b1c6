import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';

/** Says that the facts which the investor told on this device could not be read just now. */
export function FactsUnread({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState
      isPart
      title="What you told us on this device could not be read"
      text="It is missing here, and nothing was deleted. Please try again."
      onRetry={onRetry}
    />
  );
}
