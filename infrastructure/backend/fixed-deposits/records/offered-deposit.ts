import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { SchemeRecord } from './catalogue-queries.ts';

/** The refusal (404) for a deposit, product or scheme that does not exist. */
export function notOffered(): Refusal {
  const message = 'This deposit is not offered.';
  return new Refusal({ status: 404, code: 'not-offered', message, field: 'fd_id' });
}

type Opened = Pick<SchemeRecord, 'name' | 'is_coming_soon'>;

/** The refusal (409) for a product that cannot be booked yet. */
export function notOpenYet({ name, is_coming_soon }: Opened): Refusal | undefined {
  if (!is_coming_soon) return undefined;
  const message = `${name} is not open yet.`;
  return new Refusal({ status: 409, code: 'coming-soon', message, field: 'fd_id' });
}

/** @throws Refusal (409) for a product that is announced and cannot be booked yet */
export function refuseComingSoon(scheme: Opened): void {
  const refusal = notOpenYet(scheme);
  if (refusal !== undefined) throw refusal;
}
