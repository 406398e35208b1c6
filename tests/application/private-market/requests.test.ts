import { AnswerSale } from '#application/private-market/answer-sale.ts';
import { RequestSale } from '#application/private-market/request-sale.ts';
import { RequestShare } from '#application/private-market/request-share.ts';
import { failure, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
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
    const request = (draft = DRAFT) => finished(new RequestSale(requests, session).run(draft, {}));
    return { requests, session, request };
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
});

describe('a request for a share', () => {
  it('is submitted once it is valid', async () => {
    const requests = new MemoryShareRequests();
    const request = (quantity: string) => {
      const draft = { shareName: 'Hidden Valley Tea', quantity };
      return finished(new RequestShare(requests).run(draft, {}));
    };
    const violations = { quantity: { kind: 'missing' } };
    expect(await request('')).toEqual({ ok: false, failure: { kind: 'invalid', violations } });
    expect(requests.calls).toEqual([]);
    requests.failures.push(TIMEOUT);
    expect(await request('50')).toEqual(success());
    expect(requests.calls).toHaveLength(2);
  });
});
