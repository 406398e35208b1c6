import { expect, it } from 'vitest';
import { SUPPORT_DAYS, SUPPORT_HOURS } from '#ui/platform/shell/support-hours.ts';

it('states the support hours of both documents, each on its pages [FD-9.46]', () => {
  expect(SUPPORT_HOURS).toEqual({
    landing: '10:00 AM to 8:00 PM',
    publicHelp: '10:00 am to 8:00 pm',
    contact: '9:00 am to 9:00 pm',
    privateMarketHelp: '9:00 am to 9:00 pm',
  });
  expect(SUPPORT_DAYS).toBe('Monday to Saturday');
});
