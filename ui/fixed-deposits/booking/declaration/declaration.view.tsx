import {
  type DepositOrderIds,
  StartedDepositOrder,
} from '#application/fixed-deposits/booking/started-deposit-order.ts';
import { LinkButton } from '#ui/platform/design-system/actions/link-button.tsx';
import { PageHeader } from '#ui/platform/design-system/layout/page-header.tsx';
import { placeInJourney } from '#ui/accounts/onboarding/onboarding-progress.ts';
import { OnboardingSteps } from '#ui/accounts/onboarding/onboarding-steps.tsx';
import { BookingPage } from '#ui/fixed-deposits/booking/shared/booking-page.tsx';
import { bookingReturnUrl, resumePath } from '#ui/fixed-deposits/booking/shared/booking-step.ts';
import { useNavigate } from '#ui/platform/routing/use-navigate.ts';
import { useStored } from '#ui/platform/use-stored.ts';
import { DeclarationQuestions, NoDeclaredOrder } from './declaration-questions.tsx';
import { declarationCopy as copy } from './copy.ts';

export function Declaration() {
  const order = useStored(StartedDepositOrder);
  return (
    <BookingPage step="declaration" progress={order && <Progress />}>
      <PageHeader title={copy.title} text={copy.text} />
      {order === undefined ? <NoDeclaredOrder /> : <Questions order={order} />}
    </BookingPage>
  );
}

/** The declarations are part of the investor's details. */
function Progress() {
  return <OnboardingSteps journey="deposit" place={placeInJourney('deposit', 'profile') ?? 0} />;
}

function Questions({ order }: { readonly order: DepositOrderIds }) {
  const navigate = useNavigate();
  return (
    <DeclarationQuestions
      order={order}
      returnUrl={bookingReturnUrl()}
      onDone={() => void navigate(resumePath)}
      wayBack={
        <LinkButton kind="secondary" isFullWidth to="/preview-maturity-action">
          {copy.back}
        </LinkButton>
      }
    />
  );
}
