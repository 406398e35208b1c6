import type { PortFailure } from '#application/platform/port-failure.ts';
import type { ReactNode } from 'react';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { NotFoundPicture } from '#ui/platform/design-system/illustrations/not-found.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { embeddedCopy as copy } from './copy.ts';

interface EmbeddedFailedProps {
  readonly failure: PortFailure;
  readonly onRetry: () => void;
}

/** Shown if the booking service could not open the booking. */
export function EmbeddedFailed({ failure, onRetry }: EmbeddedFailedProps) {
  const hasAnswered = failure.kind === 'refused' || failure.kind === 'unexpected-reply';
  return (
    <Page>
      <PageHeader title={copy.title} />
      <ErrorState
        {...(hasAnswered && { title: copy.notOk })}
        text={failureCopy(failure, copy.notOkText)}
        onRetry={onRetry}
        action={
          <LinkButton kind="quiet" to="/preview-maturity-action">
            {copy.cancel}
          </LinkButton>
        }
      />
    </Page>
  );
}

interface NoEmbeddedOrderProps {
  readonly title?: string;
  readonly text?: string;
  readonly action?: ReactNode;
}

/** Shown if there is no order to book with the bank, or if the URL names none. */
export function NoEmbeddedOrder({
  title = copy.none,
  text = copy.noneText,
  action = <LinkButton to="/invest">{copy.discover}</LinkButton>,
}: NoEmbeddedOrderProps) {
  return (
    <Page>
      <PageHeader title={copy.title} />
      <EmptyState illustration={<NotFoundPicture />} title={title} text={text} action={action} />
    </Page>
  );
}
