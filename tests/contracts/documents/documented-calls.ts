import { accountCalls } from './account-calls.ts';
import { bookingCalls, holdingCalls } from './booking-calls.ts';
import { depositCalls } from './deposit-calls.ts';
import type { DocumentedCall } from './documented-call.ts';
import { marketCalls } from './market-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { publicCalls } from './public-calls.ts';
import { shareCalls } from './share-calls.ts';

/** Every call that the documents describe and an adapter of the app makes. */
export const documentedCalls: readonly DocumentedCall[] = [
  ...accountCalls,
  ...profileCalls,
  ...depositCalls,
  ...bookingCalls,
  ...holdingCalls,
  ...marketCalls,
  ...shareCalls,
  ...publicCalls,
];
