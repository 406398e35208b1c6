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
    const forms = ['contact_messages', 'share_notes'] as const;
    const enrolments = database.deleteFrom('campaign_enrolments');
    await attemptAll([
      ...forms.map(
        (table) =>
          [table, () => database.deleteFrom(table).where('sent_at', '<', before).execute()] as const,
      ),
      ['campaign_enrolments', () => enrolments.where('enrolled_at', '<', before).execute()],
    ]);
  };
}
