import { BeginEmbeddedBooking } from '#application/fixed-deposits/begin-embedded-booking.ts';
import { DepositPayments } from '#application/fixed-deposits/deposit-payments.ts';
import { EmbeddedBookings } from '#application/fixed-deposits/embedded-bookings.ts';
import { FinishEmbeddedBooking } from '#application/fixed-deposits/finish-embedded-booking.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import type { EmbeddedVisit } from '#domain/fixed-deposits/embedded-booking.ts';
import { EmbeddedOutcome, embeddedStepHeading } from '#domain/fixed-deposits/embedded-event.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkButton } from '../platform/design-system/link-button.tsx';
import { PageHeader } from '../platform/design-system/page-header.tsx';
import { Page } from '../platform/design-system/page.tsx';
import { Skeleton } from '../platform/design-system/skeleton.tsx';
import { VisuallyHidden } from '../platform/design-system/visually-hidden.tsx';
import { usePort, useViewModel } from '../platform/injection.tsx';
import { embeddedVisitIn } from './embedded-address.ts';
import { EmbeddedFailed, NoEmbeddedOrder } from './embedded-booking-failed.tsx';
import { EmbeddedFrame } from './embedded-booking-frame.tsx';
import { embeddedWords as words } from './embedded-booking-words.ts';
import { EmbeddedBookingViewModel } from './embedded-booking.view-model.ts';

const ORDER_SUMMARY = '/preview-maturity-action';

/** `/tarrakki` and `/tarrakki-mobile`: the order of this tab, or the visit of the address. */
export function EmbeddedBooking() {
  const { search } = useLocation();
  const visit = embeddedVisitIn(search);
  if (!visit.ok) return <BadAddress />;
  return <Booking key={search} visit={visit.value} />;
}

/** `/tarrakki-ifa`: a booking that an advisor has begun, for its investor alone. */
export function AdvisorBooking() {
  const { search } = useLocation();
  const transactionId = new URLSearchParams(search).get('transactionId') ?? '';
  if (transactionId === '') return <BadAddress />;
  return <Booking key={transactionId} visit={{ transactionId }} />;
}

const Booking = observer(function Booking({
  visit,
}: {
  readonly visit: Partial<EmbeddedVisit> | undefined;
}) {
  const bookings = usePort(EmbeddedBookings);
  const payments = usePort(DepositPayments);
  const journey = usePort(JourneyStore);
  const viewModel = useViewModel(
    () =>
      new EmbeddedBookingViewModel({
        begin: new BeginEmbeddedBooking(bookings, journey),
        finish: new FinishEmbeddedBooking({ bookings, payments, journey }),
        bookings,
        visit,
      }),
  );
  useOnward(viewModel);
  const { state } = viewModel.booking;
  const heading = viewModel.step && embeddedStepHeading(viewModel.step);
  if (state.kind === 'failed') {
    if (state.failure.kind === 'no-order') return <NoEmbeddedOrder />;
    return <EmbeddedFailed failure={state.failure} onRetry={() => viewModel.retry()} />;
  }
  return (
    <Page width="reading">
      <PageHeader title={heading ?? words.title} text={words.text} />
      <div role="status">
        <VisuallyHidden>{heading && words.atStep(heading)}</VisuallyHidden>
      </div>
      {state.kind === 'loading' ? (
        <Skeleton shape="form" label={words.loading} />
      ) : (
        <EmbeddedFrame key={viewModel.attempts} viewModel={viewModel} />
      )}
    </Page>
  );
});

/** Once it has ended: to the proof of the deposit, or back to the order. */
function useOnward(viewModel: EmbeddedBookingViewModel): void {
  const navigate = useNavigate();
  const reporting = usePort(Reporting);
  const { end } = viewModel;
  const advisorOrderId = viewModel.booking.value?.advisorOrderId;
  useEffect(() => {
    if (end === EmbeddedOutcome.Completed) {
      reporting.happened('Payment Success');
      void navigate('/payment-success', { replace: true });
    }
    if (end === EmbeddedOutcome.Cancelled) {
      const back = advisorOrderId === undefined ? ORDER_SUMMARY : `/ifa-journey/${advisorOrderId}`;
      void navigate(back, { replace: true });
    }
  }, [end, advisorOrderId, navigate, reporting]);
}

function BadAddress() {
  return (
    <Page>
      <PageHeader title={words.badAddress} text={words.badAddressText} />
      <LinkButton to={ORDER_SUMMARY}>{words.cancel}</LinkButton>
    </Page>
  );
}
