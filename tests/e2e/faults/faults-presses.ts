import { accountPresses } from './faults-presses-account.ts';
import { bookingPresses } from './faults-presses-booking.ts';
import { marketPresses } from './faults-presses-market.ts';
import { newcomerPresses } from './faults-presses-newcomer.ts';
import { partnerPresses } from './faults-presses-partner.ts';
import { visitorPresses } from './faults-presses-visitor.ts';
import type { Press } from './faults-press.ts';

interface PressGroup {
  readonly title: string;
  /** The investor who is signed in at the beginning. */
  readonly mobile: string | undefined;
  readonly presses: readonly Press[];
}

export const pressGroups: readonly PressGroup[] = [
  {
    title: 'what a visitor sends survives every fault',
    mobile: undefined,
    presses: visitorPresses,
  },
  {
    title: 'what a newcomer sends survives every fault',
    mobile: undefined,
    presses: newcomerPresses,
  },
  {
    title: 'what an investor changes in the account survives every fault',
    mobile: '9000000001',
    presses: accountPresses,
  },
  {
    title: 'what an investor does in the private market survives every fault',
    mobile: '9000000001',
    presses: marketPresses,
  },
  {
    title: 'what an investor sends to book a deposit survives every fault',
    mobile: '9000000002',
    presses: bookingPresses,
  },
  {
    title: 'what an investor does with partners survives every fault',
    mobile: '9000000001',
    presses: partnerPresses,
  },
];
