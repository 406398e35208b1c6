import type { AdvisorOrders } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { FindAdvisorOrder } from '#application/fixed-deposits/booking/find-advisor-order.ts';
import { JourneyKey } from '#application/platform/journey-store.ts';
import { failure, success } from '#domain/platform/result.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering } from './answers.ts';

function finding(...answers: Parameters<typeof answering<string>>) {
  const journey = new TabJourneyStore(undefined);
  const lookUp = answering(...answers);
  const advisorOrders = { uniqueIdOf: lookUp.call } as Partial<AdvisorOrders> as AdvisorOrders;
  const find = (search: string) => new FindAdvisorOrder(advisorOrders, journey).run(search, {});
  return { find, journey, requests: lookUp.requests };
}

describe('the advisor’s order of a payment', () => {
  it('is found by the order in the address, else by this tab’s order', async () => {
    const { find, journey, requests } = finding(success('abc'));
    journey.write(JourneyKey.DepositOrderId, '50013');
    expect(await find('?fd_investment_id=50012')).toEqual(success('abc'));
    expect(await find('?payment_status=failed')).toEqual(success('abc'));
    expect(requests).toEqual([50_012, 50_013]);
  });

  it.each([OFFLINE, refused(404)])('is the one reviewed last after %o', async (cause) => {
    const { find, journey } = finding(failure(cause));
    const unknown = { kind: 'not-found', cause } as const;
    expect(await find('')).toEqual(failure({ ...unknown, reviewedId: undefined }));
    journey.write(JourneyKey.AdvisorOrder, 'abc');
    expect(await find('')).toEqual(failure({ ...unknown, reviewedId: 'abc' }));
  });
});
