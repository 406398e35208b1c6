import { JourneySteps } from '#ui/platform/design-system/journey-steps.tsx';

const STEPS = [
  { key: 'kyc', label: 'KYC' },
  { key: 'bank', label: 'Bank' },
  { key: 'profile', label: 'Your details' },
  { key: 'nominees', label: 'Nominees' },
  { key: 'payment', label: 'Payment' },
] as const;

type OnboardingPlace = (typeof STEPS)[number]['key'];

/** How far somebody is who books a deposit. */
export function OnboardingSteps({ current }: { readonly current: OnboardingPlace }) {
  return (
    <JourneySteps
      steps={STEPS.map(({ label }) => label)}
      current={STEPS.findIndex(({ key }) => key === current)}
      label="Booking your deposit"
    />
  );
}
