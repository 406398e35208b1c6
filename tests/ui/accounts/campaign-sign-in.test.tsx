import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { Reporting } from '#application/platform/reporting.ts';
import type { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { stopDeviceClock } from '#tests/support/device-clock.ts';
import { expect, it } from 'vitest';

const backend = testBackend();

it('reports the campaign of a sign-in without personal data [PM-2.21]', async () => {
  const leftAt = stopDeviceClock();
  const shown = await renderScreen({ path: '/login', as: 'visitor', backend });
  const { user, browser, mobile } = shown;
  const journeys = browser.get(JourneyStore);
  journeys.write(JourneyKey.CampaignPath, '/buy-nse');
  journeys.write(JourneyKey.CampaignTime, leftAt.toISOString());
  await user.type(await screen.findByLabelText('Mobile number'), mobile);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  const field = await screen.findByLabelText('One-time password');
  await user.type(field, await backend.control.codeFor(mobile));
  const { recent } = browser.get(Reporting) as ConsoleReporting;
  const details = { campaign: '/buy-nse', minutes: 0 };
  const event = { kind: 'happened', what: 'Campaign Sign In', details };
  await waitFor(() => expect(recent).toContainEqual(event));
  expect(journeys.read(JourneyKey.CampaignPath)).toBeUndefined();
});
