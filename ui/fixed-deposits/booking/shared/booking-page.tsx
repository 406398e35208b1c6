import BadgeCheck from 'lucide-react/icons/badge-check';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import Landmark from 'lucide-react/icons/landmark';
import Lock from 'lucide-react/icons/lock';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Scale from 'lucide-react/icons/scale';
import type { ReactNode } from 'react';
import { JourneyPage } from '#ui/platform/design-system/layout/journey-page.tsx';
import { bookingReasons } from './copy.ts';

const ICONS = {
  declaration: [<Scale key="0" />, <BadgeCheck key="1" />, <Lock key="2" />],
  maturity: [<RotateCcw key="0" />, <CalendarCheck key="1" />, <Landmark key="2" />],
} as const satisfies Record<keyof typeof bookingReasons, readonly ReactNode[]>;

interface BookingPageProps {
  readonly step: keyof typeof bookingReasons;
  /** What is booked, and the steps until then. */
  readonly progress?: ReactNode;
  readonly children: ReactNode;
}

/** A booking step that asks the investor for data, with the reasons next to it. */
export function BookingPage({ step, progress, children }: BookingPageProps) {
  const { title, reasons } = bookingReasons[step];
  const points = reasons.map((reason, place) => ({ ...reason, icon: ICONS[step][place] }));
  return (
    <JourneyPage title={title} points={points} steps={progress}>
      {children}
    </JourneyPage>
  );
}
