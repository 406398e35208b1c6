import {
  BadgeCheck,
  Clock,
  FileCheck,
  HandCoins,
  IdCard,
  Landmark,
  Lock,
  RotateCcw,
  Scale,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { JourneyPage } from '#ui/platform/design-system/journey-page.tsx';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { reasonWords } from './words.ts';

type StepName = keyof typeof reasonWords;
type BookingStep = Extract<StepName, 'kyc' | 'bank' | 'profile' | 'nominees'>;

const ICONS = {
  kyc: [<Scale key="0" />, <BadgeCheck key="1" />, <Lock key="2" />],
  bank: [<UserRound key="0" />, <HandCoins key="1" />, <Lock key="2" />],
  demat: [<Landmark key="0" />, <FileCheck key="1" />, <Lock key="2" />],
  disclaimer: [<BadgeCheck key="0" />, <Clock key="1" />, <UserRound key="2" />],
  profile: [<Landmark key="0" />, <BadgeCheck key="1" />, <RotateCcw key="2" />],
  nominees: [<UsersRound key="0" />, <UserRound key="1" />, <RotateCcw key="2" />],
  'video-kyc': [<IdCard key="0" />, <UserRound key="1" />, <BadgeCheck key="2" />],
} as const satisfies Record<StepName, readonly ReactNode[]>;

interface StepPageProps {
  readonly step: StepName;
  /** The step of the booking that it is, where a deposit is being booked. */
  readonly booking?: BookingStep | false | undefined;
  readonly children: ReactNode;
}

/** A step of becoming a customer, with its reasons beside it. */
export function StepPage({ step, booking = false, children }: StepPageProps) {
  const { title, reasons } = reasonWords[step];
  const points = reasons.map((reason, place) => ({ ...reason, icon: ICONS[step][place] }));
  return (
    <JourneyPage
      title={title}
      points={points}
      {...(booking !== false && { steps: <OnboardingSteps current={booking} /> })}
    >
      {children}
    </JourneyPage>
  );
}
