import { IdentityChecks } from '#application/accounts/identity-checks.ts';
import { BookDeposit, type BookingStep } from '#application/fixed-deposits/book-deposit.ts';
import { DepositOrders } from '#application/fixed-deposits/deposit-orders.ts';
import type { HeldDeposit } from '#application/fixed-deposits/held-deposits.ts';
import { ResumeBooking } from '#application/fixed-deposits/resume-booking.ts';
import type { ResumeBookingFailure } from '#application/fixed-deposits/resume-booking.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { Button } from '../platform/design-system/button.tsx';
import { EmptyState } from '../platform/design-system/empty-state.tsx';
import { EmptyPortfolioPicture } from '../platform/design-system/illustrations/empty-portfolio.tsx';
import { ErrorState } from '../platform/design-system/error-state.tsx';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { Notice } from '../platform/design-system/notice.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { failureWords } from '../platform/failure-words.ts';
import { Guard } from '../platform/guard.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { leaveTo } from '../platform/leave-to.ts';
import { Loaded } from '../platform/view-model.ts';
import { Redirect } from '#ui/platform/redirect.tsx';
import { bookingPath, bookingReturnUrl, resumePath } from './booking-step.ts';
import { heldDepositPath } from './deposit-path.ts';
import { identityReturnIn } from './identity-return-address.ts';
import { identityReturnWords as words } from './identity-return-words.ts';
import { alreadyPaidWords } from './order-summary-words.ts';
import { useStartDeposit } from './use-start-deposit.ts';

const ORDER_SUMMARY = '/preview-maturity-action';

/** Back from the identity check: takes the booking up again and goes where it stands. */
export function IdentityReturn() {
  return (
    <Guard>
      <Returned />
    </Guard>
  );
}

/** Another address is another return: the view begins anew. */
function Returned() {
  const { search } = useLocation();
  return <Resuming key={search} search={search} />;
}

const Resuming = observer(function Resuming({ search }: { readonly search: string }) {
  const journey = usePort(JourneyStore);
  const orders = usePort(DepositOrders);
  const start = useStartDeposit();
  const book = new BookDeposit({ start, orders, drafts: usePort(Drafts), journey });
  const resume = new ResumeBooking(usePort(IdentityChecks), book);
  const booking = { returned: identityReturnIn(search), returnUrl: bookingReturnUrl() };
  const resumed = useViewModel(() => new Loaded((options) => resume.run(booking, options)));
  const { state } = resumed;
  if (state.kind === 'ready') return <Next step={state.value} />;
  if (state.kind === 'failed') {
    return <Failed failure={state.failure} onRetry={() => void resumed.reload()} />;
  }
  return (
    <Page>
      <PageHeader title={words.title} text={words.text} />
      <Skeleton shape="card" />
    </Page>
  );
});

/** The identity page is not opened a second time by itself: that would be a circle. */
function Next({ step }: { readonly step: BookingStep }) {
  if (step.kind !== 'identity-page') return <Redirect to={bookingPath(step)} />;
  return (
    <Page>
      <PageHeader title={words.notYet} text={words.notYetText} />
      <Button isFullWidth onClick={() => leaveTo(step.url)}>
        {words.verify}
      </Button>
      <LinkButton kind="secondary" isFullWidth to={ORDER_SUMMARY}>
        {words.later}
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
        <PageHeader title={words.failedTitle} />
        <EmptyState
          illustration={<EmptyPortfolioPicture />}
          title={words.none}
          text={words.noneText}
          action={<LinkButton to="/invest">{words.discover}</LinkButton>}
        />
      </Page>
    );
  }
  if (failure.kind === 'identity-not-proved') return <NotProved message={failure.message} />;
  if (failure.kind === 'already-paid') return <AlreadyPaid deposit={failure.deposit} />;
  // Other figures by now: the order summary shows them, and why.
  if (failure.kind === 'refused' && failure.status === 409) {
    return <Redirect to={ORDER_SUMMARY} />;
  }
  return (
    <Page>
      <PageHeader title={words.failedTitle} />
      <ErrorState
        text={failureWords(failure, words.failed)}
        onRetry={onRetry}
        action={
          <LinkButton kind="quiet" to={ORDER_SUMMARY}>
            {words.later}
          </LinkButton>
        }
      />
    </Page>
  );
}

/** Started again without what the page brought: the issuer then names the page anew. */
function NotProved({ message }: { readonly message: string }) {
  return (
    <Page>
      <PageHeader title={words.notYet} text={words.notYetText} />
      <Notice tone="danger" isAnnounced>
        {message}
      </Notice>
      <LinkButton isFullWidth to={resumePath}>
        {words.proveFirst}
      </LinkButton>
      <LinkButton kind="secondary" isFullWidth to={ORDER_SUMMARY}>
        {words.later}
      </LinkButton>
    </Page>
  );
}

function AlreadyPaid({ deposit }: { readonly deposit: HeldDeposit }) {
  return (
    <Page>
      <PageHeader title={alreadyPaidWords.title} text={alreadyPaidWords.text(deposit)} />
      <LinkButton isFullWidth to={heldDepositPath(deposit)}>
        {alreadyPaidWords.see}
      </LinkButton>
      <LinkButton kind="secondary" isFullWidth to={ORDER_SUMMARY}>
        {words.later}
      </LinkButton>
    </Page>
  );
}
