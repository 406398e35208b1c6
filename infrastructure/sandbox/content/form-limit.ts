import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';

/** What one address of the network may send of a public form. */
export const FORM_RATE = { max: 60, perSeconds: 600 } as const;
/** How many messages a form sends to one number or address in a day of the virtual clock. */
export const MOST_A_DAY = 5;

const DAY = 24 * 3_600_000;

/** From when on the messages of a day count. */
export function dayBefore({ clock }: Sandbox): Date {
  return new Date(clock.now().getTime() - DAY);
}

/** A form that anybody may fill in must not be a way to flood somebody else's phone or mail. */
export function refuseFlood(sentToday: number, field: string): void {
  if (sentToday < MOST_A_DAY) return;
  const message = 'We have sent several messages there today. Please try again tomorrow.';
  throw new Refusal({ status: 429, code: 'too-many-messages', message, field });
}
