import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { StoredCampaignVisits } from '#infrastructure/platform/storage/stored-campaign-visits.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';

function stored(path?: string, time?: string) {
  const journeys = new TabJourneyStore(undefined);
  if (path !== undefined) journeys.write(JourneyKey.CampaignPath, path);
  if (time !== undefined) journeys.write(JourneyKey.CampaignTime, time);
  return { journeys, visits: new StoredCampaignVisits(journeys) };
}

describe('the stored visit to a campaign page', () => {
  it('is taken once, as it was kept [PM-2.21]', () => {
    const { visits } = stored();
    const visit = { path: '/buy-nse', leftAt: new Date('2026-11-23T11:47:30Z') };
    visits.keep(visit);
    expect(visits.take()).toEqual(visit);
    expect(visits.take()).toBeUndefined();
  });

  it.each([
    ['without a time', '/buy-nse', undefined],
    ['without a path', undefined, '2026-11-23T11:47:30Z'],
    ['with an unreadable time', '/buy-nse', 'today'],
  ])('is absent %s, and is removed [PM-2.21]', (_, path, time) => {
    const { visits, journeys } = stored(path, time);
    expect(visits.take()).toBeUndefined();
    expect(journeys.read(JourneyKey.CampaignPath)).toBeUndefined();
    expect(journeys.read(JourneyKey.CampaignTime)).toBeUndefined();
  });
});
