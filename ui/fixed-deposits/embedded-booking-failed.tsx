import type { PortFailure } from '#application/platform/port-failure.ts';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { embeddedWords as words } from './embedded-booking-words.ts';

interface EmbeddedFailedProps {
  readonly failure: PortFailure;
  readonly onRetry: () => void;
}

/** The booking service did not take the booking up. */
export function EmbeddedFailed({ failure, onRetry }: EmbeddedFailedProps) {
  const hasAnswered = failure.kind === 'refused' || failure.kind === 'unexpected-reply';
  return (
    <Page>
      <PageHeader title={words.title} />
      <ErrorState
        {...(hasAnswered && { title: words.notOk })}
        text={failureWords(failure, words.notOkText)}
        onRetry={onRetry}
        action={
          <LinkButton kind="quiet" to="/preview-maturity-action">
            {words.cancel}
          </LinkButton>
        }
      />
    </Page>
  );
}

export function NoEmbeddedOrder() {
  return (
    <Page>
      <PageHeader title={words.title} />
      <EmptyState
        illustration={<EmptyPortfolioPicture />}
        title={words.none}
        text={words.noneText}
        action={<LinkButton to="/invest">{words.discover}</LinkButton>}
      />
    </Page>
  );
}
