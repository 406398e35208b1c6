import type { BookingStep } from '#application/fixed-deposits/booking/book-deposit.ts';
import type { HeldDeposit } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { ResumeBooking } from '#application/fixed-deposits/booking/resume-booking.ts';
import type { ResumeBookingFailure } from '#application/fixed-deposits/booking/resume-booking.ts';
import type { IdentityReturn } from '#application/accounts/kyc/identity-checks.ts';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Button } from '#ui/platform/design-system/actions/button.tsx';
import { EmptyState } from '#ui/platform/design-system/feedback/empty-state.tsx';
import { ErrorState } from '#ui/platform/design-system/feedback/error-state.tsx';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Notice } from '#ui/platform/design-system/feedback/notice.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { failureCopy } from '#ui/platform/errors/copy.ts';
import { Guard } from '#ui/platform/routing/guard.tsx';
import { useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { leaveTo } from '#ui/platform/leave-to.ts';
import { Loaded } from '#ui/platform/view-model.ts';
import { Redirect } from '#ui/platform/routing/redirect.tsx';
import {
  bookingPath,
  bookingReturnUrl,
  resumePath,
} from '#ui/fixed-deposits/booking/shared/booking-step.ts';
import { heldDepositPath } from '#ui/fixed-deposits/paths.ts';
import { identityReturnCopy as copy } from './copy.ts';
import {
  alreadyPaidCopy,
  paymentUnknownCopy,
} from '#ui/fixed-deposits/booking/order-summary/copy.ts';

const ORDER_SUMMARY = '/preview-maturity-action';

/** The page to which the identity check returns. It resumes the booking and opens its next step. */
export function IdentityReturn() {
  return (
    <Guard>
      <Returned />
    </Guard>
  );
}

/**
 * Remounts the view for each new query, because it belongs to another return from the identity
 * page.
 */
function Returned() {
  const { search } = useLocation();
  return <Resuming key={search} search={search} />;
}

const Resuming = observer(function Resuming({ search }: { readonly search: string }) {
  const resume = useUseCase(ResumeBooking);
  const booking = { returned: identityReturnIn(search), returnUrl: bookingReturnUrl() };
  const resumed = useViewModel(() => new Loaded((options) => resume.run(booking, options)));
  const { state } = resumed;
  if (state.kind === 'ready') return <Next step={state.value} />;
  if (state.kind === 'failed') {
    return <Failed failure={state.failure} onRetry={() => void resumed.reload()} />;
  }
  return (
    <Page>
      <PageHeader title={copy.title} text={copy.text} />
      <Skeleton shape="card" />
    </Page>
  );
});

/**
 * Opens the next step. For the identity page it asks first, because opening it automatically could
 * loop.
 */
function Next({ step }: { readonly step: BookingStep }) {
  if (step.kind !== 'identity-page') return <Redirect to={bookingPath(step)} />;
  return (
    <Page>
      <PageHeader title={copy.notYet} text={copy.notYetText} />
      <Button isFullWidth onClick={() => leaveTo(step.url)}>
        {copy.verify}
      </Button>
      <LinkButton kind="secondary" isFullWidth to={ORDER_SUMMARY}>
        {copy.later}
      </LinkButton>
    </Page>
  );
}

interface FailedProps {
  readonly failure: ResumeBookingFailure;
  readonly onRetry: () => void;
}

function Failed({ failure, onRetry }: FailedProps) {
  if (failure.kind === 'no-order') {
    return (
      <Page>
        <PageHeader title={copy.failedTitle} />
        <EmptyState
          title={copy.none}
          text={copy.noneText}
          action={<LinkButton to="/invest">{copy.discover}</LinkButton>}
        />
      </Page>
    );
  }
  if (failure.kind === 'identity-not-proved') return <NotProved message={failure.message} />;
  if (failure.kind === 'already-paid') return <AlreadyPaid deposit={failure.deposit} />;
  if (failure.kind === 'payment-unknown') return <PaymentUnknown onRetry={onRetry} />;
  // The order summary offers the senior citizen rate, or explains the changed figures.
  const isRefusedOrder = failure.kind === 'refused' && failure.status === 409;
  if (failure.kind === 'senior-rate-open' || isRefusedOrder) {
    return <Redirect to={ORDER_SUMMARY} />;
  }
  return (
    <Page>
      <PageHeader title={copy.failedTitle} />
      <ErrorState
        text={failureCopy(failure, copy.failed)}
        onRetry={onRetry}
        action={
          <LinkButton kind="quiet" to={ORDER_SUMMARY}>
            {copy.later}
          </LinkButton>
        }
      />
    </Page>
  );
}

/**
 * Shown if the identity was not proved. Its link resumes the booking without the return parameters,
 * so that the issuer provides a new identity page.
 */
function NotProved({ message }: { readonly message: string }) {
  return (
    <Page>
      <PageHeader title={copy.notYet} text={copy.notYetText} />
      <Notice tone="danger" isAnnounced>
        {message}
      </Notice>
      <LinkButton isFullWidth to={resumePath}>
        {copy.proveFirst}
      </LinkButton>
      <LinkButton kind="secondary" isFullWidth to={ORDER_SUMMARY}>
        {copy.later}
      </LinkButton>
    </Page>
  );
}

function AlreadyPaid({ deposit }: { readonly deposit: HeldDeposit }) {
  return (
    <Page>
      <PageHeader title={alreadyPaidCopy.title} text={alreadyPaidCopy.text(deposit)} />
      <LinkButton isFullWidth to={heldDepositPath(deposit)}>
        {alreadyPaidCopy.see}
      </LinkButton>
      <LinkButton kind="secondary" isFullWidth to={ORDER_SUMMARY}>
        {copy.later}
      </LinkButton>
    </Page>
  );
}

function PaymentUnknown({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Page>
      <PageHeader title={paymentUnknownCopy.title} text={paymentUnknownCopy.text} />
      <Button isFullWidth onClick={onRetry}>
        {paymentUnknownCopy.again}
      </Button>
      <LinkButton kind="secondary" isFullWidth to={ORDER_SUMMARY}>
        {copy.later}
      </LinkButton>
    </Page>
  );
}

/** The parameters that the identity page adds; undefined unless all of them are present. */
function identityReturnIn(search: string): IdentityReturn | undefined {
  const query = new URLSearchParams(search);
  const manufacturerId = query.get('manufacturer-id');
  const entryId = query.get('entry-id');
  const referenceId = query.get('referenceId');
  const data = query.get('data');
  if (!manufacturerId || !entryId || !referenceId || !data) return undefined;
  return { manufacturerId, entryId, referenceId, data };
}
