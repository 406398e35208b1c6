import type { Reporting } from '#application/platform/reporting.ts';

/** Reports that a deposit was paid for, without its details. */
export function reportPayment(reporting: Reporting): void {
  reporting.happened('Payment Success');
}
