import { expect, it } from 'vitest';
import { SUPPORT_DAYS, SUPPORT_HOURS } from '#ui/platform/shell/support-hours.ts';

it('states the support hours on which the documents agree [FD-9.46]', () => {
  expect(SUPPORT_HOURS).toBe('10:00 am to 8:00 pm');
  expect(SUPPORT_DAYS).toBe('Monday to Saturday');
});
