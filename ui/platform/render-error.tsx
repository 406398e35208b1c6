import { ErrorState } from './design-system/error-state.tsx';
import { Page } from './design-system/page.tsx';

/** In place of a screen that failed to draw itself; the rest of the app goes on. */
export function RenderError({ message }: { message: string }) {
  return (
    <Page width="form">
      <ErrorState
        title="This page could not be shown"
        text={message}
        retryLabel="Reload the page"
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
