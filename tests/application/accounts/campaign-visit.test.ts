import { takeCampaignVisit } from '#application/accounts/sign-in/campaign-visit.ts';
import { JourneyKey } from '#application/platform/journey-store.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';

const NOW = Date.parse('2026-11-23T12:00:00Z');

function journeysWith(path: string | undefined, at: string | undefined) {
  const journeys = new TabJourneyStore(undefined);
  if (path !== undefined) journeys.write(JourneyKey.CampaignPath, path);
  if (at !== undefined) journeys.write(JourneyKey.CampaignTime, at);
  return journeys;
}

describe('takeCampaignVisit', () => {
  it('answers the path and the minutes since, once [PM-2.21]', () => {
    const journeys = journeysWith('/buy-nse', '2026-11-23T11:47:30Z');
    expect(takeCampaignVisit(journeys, NOW)).toEqual({ campaign: '/buy-nse', minutes: 12 });
    expect(takeCampaignVisit(journeys, NOW)).toBeUndefined();
  });

  it.each([
    ['after a day', '/buy-nse', '2026-11-22T11:59:00Z'],
    ['before it happened', '/buy-nse', '2026-11-23T12:01:00Z'],
    ['without a moment', '/buy-nse', undefined],
    ['without a path', undefined, '2026-11-23T11:47:30Z'],
    ['for what is no moment', '/buy-nse', 'today'],
  ])('knows of none %s, and forgets what was kept [PM-2.21]', (_, path, at) => {
    const journeys = journeysWith(path, at);
    expect(takeCampaignVisit(journeys, NOW)).toBeUndefined();
    expect(journeys.read(JourneyKey.CampaignPath)).toBeUndefined();
  });
});
