import { attemptAll } from '#infrastructure/backend/scheduling/due-work.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';

const HOUR = 3_600_000;
/** Two years, in milliseconds. */
const KEPT = 730 * 24 * HOUR;

/** Returns a job that deletes contact messages, note requests and enrolments after two years. */
export function forgettingOldForms() {
  let last = 0;
  return async ({ database }: Sandbox, until: Date): Promise<void> => {
    if (Math.abs(until.getTime() - last) < HOUR) return;
    last = until.getTime();
    const before = new Date(until.getTime() - KEPT);
    const messages = database.deleteFrom('contact_messages').where('sent_at', '<', before);
    const notes = database.deleteFrom('share_notes').where('sent_at', '<', before);
    const enrolments = database
      .deleteFrom('campaign_enrolments')
      .where('enrolled_at', '<', before);
    await attemptAll([
      ['old contact messages', () => messages.execute()],
      ['old note requests', () => notes.execute()],
      ['old enrolments', () => enrolments.execute()],
    ]);
  };
}
