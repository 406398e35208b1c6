import type { OnboardingPurpose } from '#domain/accounts/onboarding/onboarding.ts';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Clock from 'lucide-react/icons/clock';
import FileCheck from 'lucide-react/icons/file-check';
import HandCoins from 'lucide-react/icons/hand-coins';
import IdCard from 'lucide-react/icons/id-card';
import Landmark from 'lucide-react/icons/landmark';
import Lock from 'lucide-react/icons/lock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import UserRound from 'lucide-react/icons/user-round';
import UsersRound from 'lucide-react/icons/users-round';
import type { ReactNode } from 'react';
import { JourneyPage } from '#ui/platform/design-system/layout/journey-page.tsx';
import { journeyOf, placeInJourney } from './onboarding-progress.ts';
import { OnboardingSteps } from './onboarding-steps.tsx';
import { reasonCopy } from './copy.ts';

type StepName = keyof typeof reasonCopy;

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
  /** The booking or purchase for which the step is missing, for the progress bar. */
  readonly purpose?: OnboardingPurpose;
  readonly children: ReactNode;
}

/** An onboarding step, with the reasons for it. */
export function StepPage({ step, purpose = 'none', children }: StepPageProps) {
  const { title, reasons } = reasonCopy[step];
  const points = reasons.map((reason, place) => ({ ...reason, icon: ICONS[step][place] }));
  const journey = journeyOf(purpose);
  const place = journey && placeInJourney(journey, step);
  const isOnTheWay = journey !== undefined && place !== undefined;
  return (
    <JourneyPage
      title={title}
      points={points}
      {...(isOnTheWay && { steps: <OnboardingSteps journey={journey} place={place} /> })}
    >
      {children}
    </JourneyPage>
  );
}
