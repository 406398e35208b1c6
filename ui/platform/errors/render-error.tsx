import { use } from 'react';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { RouteTitle } from '#ui/platform/routing/route-title.ts';

const TEXT = 'Sorry, but we just encountered a technical error. Click the button below to retry.';

/**
 * Shown in place of a screen that failed to render; the rest of the app still works. The error
 * message goes to error reporting, and the user gets its reference.
 */
export function RenderError({ reference }: { reference: string }) {
  return (
    <Page>
      <PageHeader title={use(RouteTitle)} />
      <ErrorState
        text={
          <>
            {TEXT} <small>Reference: {reference}</small>
          </>
        }
        retryLabel="Try Again"
        onRetry={() => window.location.reload()}
      />
    </Page>
  );
}
