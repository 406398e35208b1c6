import type { Sandbox } from '#infrastructure/backend/context.ts';
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
    await approveDueVideoKycs(sandbox, until);
    await approveDueBankReviews(sandbox, until);
    const now = until.getTime();
    if (Math.abs(now - lastMinute) < MINUTE) return;
    lastMinute = now;
    await outbox.forgetOld(until);
    if (Math.abs(now - lastHour) < HOUR) return;
    lastHour = now;
    await forgetOldRequests(database, until);
    await forgetOldAttempts(database, until);
    await forgetOldDevices(database, until);
    await forgetOldSessions(database, until);
    await forgetLeftCounts(database, until);
  };
}
