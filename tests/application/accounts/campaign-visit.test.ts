import { campaignVisit } from '#application/accounts/sign-in/campaign-visit.ts';
import { describe, expect, it } from 'vitest';

const NOW = new Date('2026-11-23T12:00:00Z');
const visitAt = (leftAt: string) =>
  campaignVisit({ path: '/buy-nse', leftAt: new Date(leftAt) }, NOW);

describe('the campaign visit of a sign-in', () => {
  it('has the path and the whole minutes since [PM-2.21]', () => {
    expect(visitAt('2026-11-23T11:47:30Z')).toEqual({ campaign: '/buy-nse', minutes: 12 });
    expect(visitAt('2026-11-22T12:00:00Z')).toEqual({ campaign: '/buy-nse', minutes: 1440 });
  });

  it.each([
    ['more than a day old', '2026-11-22T11:59:00Z'],
    ['later than the sign-in', '2026-11-23T12:01:00Z'],
  ])('is absent if it is %s [PM-2.21]', (_, leftAt) => {
    expect(visitAt(leftAt)).toBeUndefined();
  });
});
