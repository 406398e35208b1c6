import { BeginEmbeddedBooking } from '#application/fixed-deposits/booking/embedded-booking/begin-embedded-booking.ts';
import { EmbeddedBookings } from '#application/fixed-deposits/booking/embedded-booking/embedded-bookings.ts';
import { FinishEmbeddedBooking } from '#application/fixed-deposits/booking/embedded-booking/finish-embedded-booking.ts';
import {
  EmbeddedReturn,
  type EmbeddedVisit,
  type EmbeddedVisitViolation,
  readEmbeddedVisit,
} from '#domain/fixed-deposits/booking/embedded-booking.ts';
import { EmbeddedOutcome } from '#domain/fixed-deposits/booking/embedded-step.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { Page } from '#ui/platform/design-system/layout/page.tsx';
import { Skeleton } from '#ui/platform/design-system/feedback/skeleton.tsx';
import { VisuallyHidden } from '#ui/platform/design-system/foundations/visually-hidden.tsx';
import { usePort, useUseCase, useViewModel } from '#ui/platform/injection.tsx';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { EmbeddedFailed, NoEmbeddedOrder } from './embedded-booking-failed.tsx';
import styles from './embedded-booking.module.css';
import { EmbeddedFrame } from './embedded-booking-frame.tsx';
import { embeddedCopy as copy, embeddedStepHeadings } from './copy.ts';
import { EmbeddedBookingViewModel } from './embedded-booking.view-model.ts';

const ORDER_SUMMARY = '/preview-maturity-action';

/**
 * `/tarrakki` and `/tarrakki-mobile`: the embedded booking of the order in this tab, or of the one
 * that the URL names.
 */
export function EmbeddedBooking() {
  const { search } = useLocation();
  const visit = embeddedVisitIn(search);
  if (!visit.ok) {
    return (
      <NoEmbeddedOrder
        title={copy.badAddress}
        text={copy.badAddressText}
        action={<LinkButton to={ORDER_SUMMARY}>{copy.cancel}</LinkButton>}
      />
    );
  }
  return <Booking key={search} visit={visit.value} />;
}

/** `/tarrakki-ifa`: a booking started by an advisor, shown only to its investor. */
export function AdvisorBooking() {
  const { search } = useLocation();
  const transactionId = new URLSearchParams(search).get('transactionId') ?? '';
  if (transactionId === '') {
    return <NoEmbeddedOrder title={copy.badAddress} text={copy.badAdvisorLink} />;
  }
  return <Booking key={transactionId} visit={{ transactionId }} />;
}

const Booking = observer(function Booking({
  visit,
}: {
  readonly visit: Partial<EmbeddedVisit> | undefined;
}) {
  const bookings = usePort(EmbeddedBookings);
  const begin = useUseCase(BeginEmbeddedBooking);
  const finish = useUseCase(FinishEmbeddedBooking);
  const viewModel = useViewModel(
    () => new EmbeddedBookingViewModel({ begin, finish, bookings, visit }),
  );
  useOnward(viewModel);
  const { state } = viewModel.booking;
  const heading = viewModel.step && embeddedStepHeadings[viewModel.step];
  if (state.kind === 'failed') {
    if (state.failure.kind === 'no-order') return <NoEmbeddedOrder />;
    return <EmbeddedFailed failure={state.failure} onRetry={() => viewModel.retry()} />;
  }
  return (
    <Page width="reading">
      <header className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {heading ?? copy.title}
        </h1>
        <p className={styles.where}>{copy.where}</p>
        <div role="status">
          <VisuallyHidden>{heading && copy.atStep(heading)}</VisuallyHidden>
        </div>
      </header>
      {state.kind === 'loading' ? (
        <Skeleton shape="form" label={copy.loading} />
      ) : (
        <EmbeddedFrame key={viewModel.attempts} viewModel={viewModel} />
      )}
    </Page>
  );
});

/** Navigates once the booking ends: to the confirmation, or back to the order. */
function useOnward(viewModel: EmbeddedBookingViewModel): void {
  const navigate = useNavigate();
  const { end } = viewModel;
  const advisorOrderId = viewModel.booking.value?.advisorOrderId;
  useEffect(() => {
    if (end === EmbeddedOutcome.Completed) void navigate('/payment-success', { replace: true });
    if (end === EmbeddedOutcome.Cancelled) {
      const back = advisorOrderId === undefined ? ORDER_SUMMARY : `/ifa-journey/${advisorOrderId}`;
      void navigate(back, { replace: true });
    }
  }, [end, advisorOrderId, navigate]);
}

/**
 * The embedded booking that the query describes. Undefined if the query has none of its parameters:
 * the booking is then that of the order in this tab.
 */
function embeddedVisitIn(
  search: string,
): Result<EmbeddedVisit | undefined, EmbeddedVisitViolation> {
  const query = Object.fromEntries(new URLSearchParams(search));
  const names = ['transactionId', ...Object.values(EmbeddedReturn)];
  if (!names.some((name) => Object.hasOwn(query, name))) return success(undefined);
  return readEmbeddedVisit(query);
}
