import type { Sandbox } from '#infrastructure/backend/context.ts';
import { attemptAll } from '#infrastructure/backend/scheduling/due-work.ts';
import { forgetLeftCounts } from '#infrastructure/backend/commands/left-counts.ts';
import { approveDueBankReviews } from '#infrastructure/backend/accounts/records/bank-reviews.ts';
import { approveDueVideoKycs } from '#infrastructure/backend/accounts/records/video-kycs.ts';
import { forgetOldAttempts } from '#infrastructure/backend/accounts/sign-in/code-attempts.ts';
import { forgetOldRequests } from '#infrastructure/backend/accounts/sign-in/code-requests.ts';
import { forgetOldDevices } from '#infrastructure/backend/accounts/sign-in/known-devices.ts';
import { forgetOldSessions } from '#infrastructure/backend/accounts/sign-in/sessions.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Returns the scheduled jobs of this context. They approve video KYCs and bank accounts in
 * automatic mode, and delete old messages every minute and expired codes, browsers, sessions
 * and counts of deleted accounts every hour. All times are of the sandbox's adjustable clock.
 */
export function dueAccountJobs() {
  let [lastMinute, lastHour] = [0, 0];
  return async (sandbox: Sandbox, until: Date): Promise<void> => {
    const { database, outbox } = sandbox;
    const now = until.getTime();
    const isNewMinute = Math.abs(now - lastMinute) >= MINUTE;
    const isNewHour = isNewMinute && Math.abs(now - lastHour) >= HOUR;
    if (isNewMinute) lastMinute = now;
    if (isNewHour) lastHour = now;
    await attemptAll([
      ['video KYCs', () => approveDueVideoKycs(sandbox, until)],
      ['bank reviews', () => approveDueBankReviews(sandbox, until)],
      ['old messages', async () => isNewMinute && outbox.forgetOld(until)],
      ['old code requests', async () => isNewHour && forgetOldRequests(database, until)],
      ['old code attempts', async () => isNewHour && forgetOldAttempts(database, until)],
      ['old browsers', async () => isNewHour && forgetOldDevices(database, until)],
      ['old sessions', async () => isNewHour && forgetOldSessions(database, until)],
      ['counts of deleted accounts', async () => isNewHour && forgetLeftCounts(database, until)],
    ]);
  };
}
