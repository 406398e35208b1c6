import { ErrorState } from './design-system/error-state.tsx';
import { Page } from './design-system/page.tsx';

const TEXT =
  'Sorry, but we just encountered a technical error. Click the button below to retry.';

/** In place of a screen that failed to draw itself; the rest of the app goes on. */
export function RenderError({ message }: { message: string }) {
  return (
    <Page width="form">
      <ErrorState
        title="Something went wrong"
        text={
          <>
            {TEXT} <small>{message}</small>
          </>
        }
        retryLabel="Try Again"
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
