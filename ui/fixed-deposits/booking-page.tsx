import { BadgeCheck, CalendarCheck, Landmark, Lock, RotateCcw, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { JourneyPage } from '../platform/design-system/journey-page.tsx';
import { bookingReasons } from './booking-page-words.ts';

const ICONS = {
  declaration: [<Scale key="0" />, <BadgeCheck key="1" />, <Lock key="2" />],
  maturity: [<RotateCcw key="0" />, <CalendarCheck key="1" />, <Landmark key="2" />],
} as const satisfies Record<keyof typeof bookingReasons, readonly ReactNode[]>;

interface BookingPageProps {
  readonly step: keyof typeof bookingReasons;
  readonly children: ReactNode;
}

/** A step of a booking that asks something, with its reasons beside it. */
export function BookingPage({ step, children }: BookingPageProps) {
  const { title, reasons } = bookingReasons[step];
  const points = reasons.map((reason, place) => ({ ...reason, icon: ICONS[step][place] }));
  return (
    <JourneyPage title={title} points={points}>
      {children}
    </JourneyPage>
  );
}
