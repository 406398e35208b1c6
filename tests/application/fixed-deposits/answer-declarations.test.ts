import {
  AnswerDeclarations,
  declarationForm,
} from '#application/fixed-deposits/booking/answer-declarations.ts';
import type { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDrafts, OFFLINE, refused } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { RETURN_URL } from './orders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const questions = [
  { id: 1, question: 'Are you politically exposed?' },
  { id: 2, question: 'Are you a taxpayer elsewhere?', isYes: true },
  { id: 3, question: 'Are you a relative of a director?' },
];

/** Runs the use case against a backend with these answers. */
async function answered(
  ...answers: readonly [Result<void, PortFailure>, ...Result<void, PortFailure>[]]
) {
  const declare = answering(...answers);
  const orders = { declare: declare.call } as Partial<DepositOrders> as DepositOrders;
  const onLost = vi.fn();
  const drafts = memoryDrafts();
  await drafts.keep(declarationForm(50_012), { '3': 'true' });
  const run = new AnswerDeclarations(orders, drafts).run(
    { depositOrderId: 50_012, questions, given: [{ id: 3, isYes: true }], returnUrl: RETURN_URL },
    { onLost },
  );
  await vi.runAllTimersAsync();
  const draft = await drafts.read(declarationForm(50_012));
  return { result: await run, requests: declare.requests, onLost, draft };
}

describe('answering the declarations of an order', () => {
  it('sends each answer: the given one, else the stored one, else No', async () => {
    const { result, requests, draft } = await answered(done);
    expect(result).toEqual(done);
    expect(draft).toBeUndefined();
    const answers = [
      { id: 1, isYes: false },
      { id: 2, isYes: true },
      { id: 3, isYes: true },
    ];
    expect(requests).toEqual([{ depositOrderId: 50_012, answers, returnUrl: RETURN_URL }]);
  });

  it('sends them again while the reply is lost, three times at most', async () => {
    const again = await answered(failure(OFFLINE), done);
    expect(again.result).toEqual(done);
    expect(again.onLost).toHaveBeenCalledTimes(1);
    const never = await answered(failure(OFFLINE));
    expect(never.result).toEqual(failure(OFFLINE));
    expect(never.requests).toHaveLength(3);
  });

  it('returns a refusal at once', async () => {
    const { result, requests, draft } = await answered(failure(refused(422)));
    expect(result).toEqual(failure(refused(422)));
    expect(draft).toEqual({ '3': 'true' });
    expect(requests).toHaveLength(1);
  });
});
