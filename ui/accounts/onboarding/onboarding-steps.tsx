import { depositOrderIdOf } from '#application/accounts/profile/deposit-order-id.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { Session } from '#application/platform/session.ts';
import { JourneySteps } from '#ui/platform/design-system/layout/journey-steps.tsx';
import { usePort } from '#ui/platform/injection.tsx';

const STEPS = [
  { key: 'kyc', label: 'KYC' },
  { key: 'bank', label: 'Bank' },
  { key: 'profile', label: 'Your details' },
  { key: 'nominees', label: 'Nominees' },
  { key: 'payment', label: 'Payment' },
] as const;

type OnboardingPlace = (typeof STEPS)[number]['key'];

export function OnboardingSteps({ current }: { readonly current: OnboardingPlace }) {
  const { pan, birthDate, isBankStepComplete = false } = usePort(Session).current ?? {};
  // For a started order, the backend has sent the investor to the first missing step, so the steps
  // before it are done. Only the bank step may have been skipped.
  const isStarted = depositOrderIdOf(usePort(JourneyStore)) !== undefined;
  const isIdentified = pan !== undefined && birthDate !== undefined;
  const isDone = (place: number) => {
    const key = STEPS[place]?.key;
    if (key === 'kyc') return isIdentified;
    return isStarted && (key !== 'bank' || isBankStepComplete);
  };
  return (
    <JourneySteps
      steps={STEPS.map(({ label }) => label)}
      current={STEPS.findIndex(({ key }) => key === current)}
      isDone={isDone}
      label="Booking your deposit"
    />
  );
}
