import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

/** Limit of calls to a public form from one IP address. */
export const FORM_RATE = { max: 60, perSeconds: 600 } as const;
/**
 * Maximum number of messages that a form sends to one number or email address in 24 hours of the
 * sandbox clock. Also the number of campaigns in which one number is enrolled.
 */
export const MOST_A_DAY = 5;

/** The time window of that limit, in milliseconds. */
export const DAY = 24 * 3_600_000;

/** The start of the last 24 hours, for counting messages. */
export function dayBefore({ clock }: Pick<Sandbox, 'clock'>): Date {
  return new Date(clock.now().getTime() - DAY);
}

/**
 * Limits messages of public forms, which could otherwise flood another person's phone or mailbox.
 */
export function refuseFlood(sentToday: number, field: string): void {
  if (sentToday < MOST_A_DAY) return;
  const message = 'We have sent several messages there today. Please try again tomorrow.';
  throw new Refusal({ status: 429, code: 'too-many-messages', message, field });
}
