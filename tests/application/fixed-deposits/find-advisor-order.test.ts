import type { AdvisorOrders } from '#application/fixed-deposits/booking/advisor-orders.ts';
import { FindAdvisorOrder } from '#application/fixed-deposits/booking/find-advisor-order.ts';
import type { ReturnedId } from '#application/fixed-deposits/booking/returned-order.ts';
import { failure, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering } from './answers.ts';
import { tabDrafts } from './tab-drafts.ts';

function finding(...answers: Parameters<typeof answering<string>>) {
  const tab = tabDrafts();
  const lookUp = answering(...answers);
  const advisorOrders = { uniqueIdOf: lookUp.call } as Partial<AdvisorOrders> as AdvisorOrders;
  const findOrder = new FindAdvisorOrder({ ...tab, advisorOrders });
  const find = (depositOrderId?: ReturnedId) =>
    findOrder.run({ depositOrderId, depositId: undefined, result: '' }, {});
  return { find, tab, requests: lookUp.requests };
}

describe('the advisor’s order of a payment', () => {
  it('is found by the order in the URL, else by this tab’s order', async () => {
    const { find, tab, requests } = finding(success('abc'));
    tab.startedOrder.keep({ depositOrderId: 50_013, depositId: 3 });
    expect(await find(50_012)).toEqual(success('abc'));
    expect(await find()).toEqual(success('abc'));
    expect(requests).toEqual([50_012, 50_013]);
  });

  it.each([OFFLINE, refused(404)])('is the one reviewed last after %o', async (cause) => {
    const { find, tab } = finding(failure(cause));
    const unknown = { kind: 'not-found', cause } as const;
    tab.startedOrder.keep({ depositOrderId: 50_013, depositId: 3 });
    expect(await find()).toEqual(failure({ ...unknown, reviewedId: undefined }));
    tab.reviewedOrder.keep('abc');
    expect(await find()).toEqual(failure({ ...unknown, reviewedId: 'abc' }));
  });

  it('is not looked up without an order', async () => {
    const { find, requests } = finding(success('abc'));
    const unknown = { kind: 'not-found', cause: undefined, reviewedId: undefined } as const;
    expect(await find('unreadable')).toEqual(failure(unknown));
    expect(requests).toEqual([]);
  });
});
