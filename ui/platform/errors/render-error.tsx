import { use, useState } from 'react';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { RouteTitle } from '#ui/platform/routing/route-title.ts';
import { failureCopy } from './copy.ts';
import { useBackOnline } from './use-back-online.ts';

const TEXT = 'Sorry, but we just encountered a technical error. Click the button below to retry.';
const OFFLINE = { kind: 'unreachable', reason: 'offline' } as const;

/**
 * Shown in place of a screen that failed to render; the rest of the app still works. The error
 * message goes to error reporting, and the user gets its reference. Without a connection, the
 * screen could not be downloaded: it says so, and reloads when the browser is back online.
 */
export function RenderError({ reference }: { reference: string }) {
  const [lost] = useState(() => (navigator.onLine ? undefined : OFFLINE));
  useBackOnline(lost, reload);
  const technical = (
    <>
      {TEXT} <small>Reference: {reference}</small>
    </>
  );
  return (
    <Page>
      <PageHeader title={use(RouteTitle)} />
      <ErrorState
        text={lost === undefined ? technical : failureCopy(lost)}
        retryLabel="Try Again"
        onRetry={reload}
      />
    </Page>
  );
}

function reload(): void {
  window.location.reload();
}
