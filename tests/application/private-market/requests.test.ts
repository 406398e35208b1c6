import { AnswerSale } from '#application/private-market/answer-sale.ts';
import { RequestSale, SELL_REQUEST_FORM } from '#application/private-market/request-sale.ts';
import { RequestShare, SHARE_REQUEST_FORM } from '#application/private-market/request-share.ts';
import { failure, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  MemoryDrafts,
  MemorySellRequests,
  MemorySession,
  MemoryShareRequests,
  refused,
  TIMEOUT,
} from './memory-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function finished<Value>(running: Promise<Value>): Promise<Value> {
  await vi.runAllTimersAsync();
  return running;
}

const share = { kind: 'listed', name: ' Himalaya Wellness ' } as const;
const DRAFT = { share, quantity: '10', askingPrice: '1,625.50' };

describe('a request to sell', () => {
  function requesting() {
    const requests = new MemorySellRequests();
    const session = new MemorySession();
    const drafts = new MemoryDrafts();
    void drafts.keep(SELL_REQUEST_FORM, { quantity: '10' });
    const requestSale = new RequestSale({ requests, session, drafts });
    const request = (draft = DRAFT) => finished(requestSale.run(draft, {}));
    return { requests, session, drafts, request };
  }

  it('is submitted in numbers, again while its reply is lost', async () => {
    const { requests, request } = requesting();
    requests.failures.push(TIMEOUT);
    expect(await request()).toEqual(success());
    expect(requests.calls).toHaveLength(2);
    const [first] = requests.sent;
    expect(first).toMatchObject({ shareName: 'Himalaya Wellness', quantity: 10 });
    expect(first?.askingPrice.text).toBe('1625.5');
  });

  it('is checked before it is sent, the sign-in last', async () => {
    const { requests, session, request } = requesting();
    session.current = undefined;
    const missing = { field: 'sign-in', violation: { kind: 'missing' } } as const;
    expect(await request()).toEqual(failure({ kind: 'invalid', violation: missing }));
    const without = await request({ ...DRAFT, quantity: '' });
    expect(without).toMatchObject({ failure: { violation: { field: 'quantity' } } });
    expect(requests.calls).toEqual([]);
  });

  it('removes the draft of the form once it is sent', async () => {
    const { requests, request, drafts } = requesting();
    requests.failures.push(refused('too-many-requests', 429));
    await request();
    await request({ ...DRAFT, quantity: '' });
    expect(await drafts.read(SELL_REQUEST_FORM)).toEqual({ quantity: '10' });
    await request();
    expect(await drafts.read(SELL_REQUEST_FORM)).toBeUndefined();
  });

  it('fails with the refusal of the server', async () => {
    const { requests, request } = requesting();
    requests.failures.push(refused('too-many-requests', 429));
    expect(await request()).toEqual(failure(refused('too-many-requests', 429)));
  });
});

describe('the answer to a sale', () => {
  it('is sent again while its reply is lost', async () => {
    const requests = new MemorySellRequests();
    requests.failures.push(TIMEOUT);
    const answer = { requestId: 5, tag: 'agree' } as const;
    expect(await finished(new AnswerSale(requests).run(answer, {}))).toEqual(success());
    expect(requests.calls).toEqual([
      ['answer', answer],
      ['answer', answer],
    ]);
  });

  it('fails with the step that an agreement needs first', async () => {
    const requests = new MemorySellRequests();
    const refusal = refused('kyc-missing', 409);
    requests.failures.push(refusal);
    const given = new AnswerSale(requests).run({ requestId: 5, tag: 'agree' }, {});
    expect(await finished(given)).toEqual(failure({ kind: 'step-missing', step: 'kyc', refusal }));
  });
});

describe('a request for a share', () => {
  function requesting() {
    const requests = new MemoryShareRequests();
    const drafts = new MemoryDrafts();
    void drafts.keep(SHARE_REQUEST_FORM, { quantity: '50' });
    const request = (quantity: string) => {
      const draft = { shareName: 'Hidden Valley Tea', quantity };
      return finished(new RequestShare(requests, drafts).run(draft, {}));
    };
    return { requests, drafts, request };
  }

  it('is submitted once it is valid', async () => {
    const { requests, request } = requesting();
    const violations = { quantity: { kind: 'missing' } };
    expect(await request('')).toEqual({ ok: false, failure: { kind: 'invalid', violations } });
    expect(requests.calls).toEqual([]);
    requests.failures.push(TIMEOUT);
    expect(await request('50')).toEqual(success());
    expect(requests.calls).toHaveLength(2);
  });

  it('removes the draft of the form once it is sent', async () => {
    const { requests, drafts, request } = requesting();
    requests.failures.push(refused('too-many-requests', 429));
    await request('50');
    await request('');
    expect(await drafts.read(SHARE_REQUEST_FORM)).toEqual({ quantity: '50' });
    await request('50');
    expect(await drafts.read(SHARE_REQUEST_FORM)).toBeUndefined();
  });
});
