import { MoneyActions } from '#infrastructure/platform/http/money-actions.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { retryUntilConfirmed } from '#application/platform/retry-until-confirmed.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const action = { subject: 'order of scheme 1', payload: 'one lakh' };
const refused = (status: number, code = 'unknown'): PortFailure => ({
  kind: 'refused',
  status,
  code,
});

/** The ids that a run of answers uses, each for one press. */
async function idsFor(answers: readonly Result<string, PortFailure>[]): Promise<string[]> {
  let made = 1;
  const used: string[] = [];
  const actions = new MoneyActions({
    claim: () => Promise.resolve(`id-${made}`),
    retire: () => {
      made += 1;
      return Promise.resolve();
    },
  });
  for (const answer of answers) {
    await actions.once(action, (id) => {
      used.push(id);
      return Promise.resolve(answer);
    });
  }
  return used;
}

describe('a money action', () => {
  it.each([
    ['done', success('yes')],
    ['refused', failure(refused(409, 'paid-already'))],
    ['refused by a failure of the server, which is kept there', failure(refused(500))],
    ['refused by the server itself as too busy', failure(refused(503, 'closed'))],
    ['refused by the server itself as too many', failure(refused(429, 'too-many-unpaid'))],
    ['refused as known with another payload', failure(refused(422, 'idempotency-mismatch'))],
  ] as const)('has a new id after it was %s', async (_, answer) => {
    expect(await idsFor([answer, answer])).toEqual(['id-1', 'id-2']);
  });

  it.each<readonly [string, PortFailure]>([
    ['a lost reply', { kind: 'unreachable', reason: 'offline' }],
    ['a timeout', { kind: 'unreachable', reason: 'timeout' }],
    ['leaving the page', { kind: 'unreachable', reason: 'aborted' }],
    ['a reply that cannot be read', { kind: 'unexpected-reply', detail: '' }],
    ['an ended session', { kind: 'signed-out' }],
    ['a gateway that waited in vain', refused(504)],
    ['too many calls at a gateway', refused(429)],
    ['a page of a gateway', refused(403, 'not-json')],
  ])('keeps its id after %s', async (_, lost) => {
    expect(await idsFor([failure(lost), success('yes')])).toEqual(['id-1', 'id-1']);
  });
});

describe('retryUntilConfirmed', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const confirm = async (answers: readonly Result<string, PortFailure>[], signal?: AbortSignal) => {
    const left = [...answers];
    let lost = 0;
    const found = retryUntilConfirmed(
      () => Promise.resolve(left.shift() ?? failure(refused(500))),
      { signal, onLost: () => void (lost += 1) },
    );
    await vi.runAllTimersAsync();
    const result = await found;
    return { result, lost, attempts: answers.length - left.length };
  };
  const offline = failure({ kind: 'unreachable', reason: 'offline' } as const);

  it('retries until there is an answer, and reports each retry', async () => {
    const found = await confirm([offline, offline, success('yes')]);
    expect(found).toEqual({ result: success('yes'), lost: 2, attempts: 3 });
  });

  it('gives up after three attempts, and assumes no result', async () => {
    const found = await confirm([offline, offline, offline, success('yes')]);
    expect(found).toEqual({ result: offline, lost: 2, attempts: 3 });
  });

  it('does not retry a refusal', async () => {
    const no = failure(refused(409, 'paid-already'));
    expect(await confirm([no, success('yes')])).toEqual({ result: no, lost: 0, attempts: 1 });
  });

  it('stops when the caller aborts', async () => {
    const found = await confirm([offline, success('yes')], AbortSignal.abort());
    expect(found.attempts).toBe(1);
  });
});
