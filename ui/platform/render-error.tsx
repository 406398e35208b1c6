import { use } from 'react';
import { ErrorState } from './design-system/error-state.tsx';
import { Page } from './design-system/page.tsx';
import { PageHeader } from './design-system/page-header.tsx';
import { RouteTitle } from './route-title.ts';

const TEXT = 'Sorry, but we just encountered a technical error. Click the button below to retry.';

/**
 * In place of a screen that failed to draw itself; the rest of the app goes on. What the program
 * said is for error reporting; a person gets the reference under which it is found there.
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
