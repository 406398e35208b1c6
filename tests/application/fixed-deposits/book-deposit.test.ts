import { failure, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASHA, OFFLINE, refused } from '../memory-ports.ts';
import { done } from './answers.ts';
import { bookingWith } from './booking.ts';
import { RETURN_URL, SUMMARY } from './orders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const questions = success([
  { id: 1, question: 'Are you politically exposed?', isAboutExposure: true },
  { id: 2, question: 'Are you a taxpayer elsewhere?' },
]);
const suryoday = { ...SUMMARY, issuerId: 'suryoday' };
const nomination = success({ kind: 'step', step: 'nominees' });
const declarations = success({ kind: 'declarations' });

type Answered = readonly [isExposed: boolean, isTaxpayerElsewhere?: boolean];

/** A booking whose summary was answered; each run books once more. */
async function booking(
  setup: Parameters<typeof bookingWith>[0],
  [isPoliticallyExposed, isTaxpayer]: Answered = [false, false],
) {
  const { book, sent } = bookingWith({ questions, ...setup });
  const others = new Map(isTaxpayer === undefined ? [] : [[2, isTaxpayer]]);
  await book.answer({ depositId: SUMMARY.depositId, isPoliticallyExposed, others });
  const run = async () => {
    const running = book.run(RETURN_URL, {});
    await vi.runAllTimersAsync();
    return running;
  };
  return { run, book, sent };
}

describe('booking a deposit', () => {
  it('starts it, then sends the answers of the summary once', async () => {
    const { run, sent } = await booking({});
    expect(await run()).toEqual(nomination);
    const answers = [
      { id: 1, isYes: false },
      { id: 2, isYes: false },
    ];
    expect(sent.declare).toEqual([{ depositOrderId: 50_012, answers, returnUrl: RETURN_URL }]);
    await run();
    expect([sent.start.length, sent.declare.length]).toEqual([2, 1]);
  });

  it.each([
    ['a politically exposed investor', [true, false]],
    ['an unanswered question', [false]],
  ] as const)('leads to the declarations for %s', async (_, answered) => {
    const { run } = await booking({}, answered);
    expect(await run()).toEqual(declarations);
  });

  it('leaves unanswered questions to the partner bank’s page', async () => {
    const { run } = await booking({ order: suryoday }, [false]);
    expect(await run()).toEqual(success({ kind: 'embedded-booking' }));
  });

  it('keeps the answers for later while the identity is not known', async () => {
    const { run, sent } = await booking({ investor: ASHA });
    expect(await run()).toEqual(success({ kind: 'step', step: 'kyc' }));
    expect([sent.start, sent.declare]).toEqual([[], []]);
  });

  it('gives the answers back until they are sent, and only for their deposit', async () => {
    const { run, book } = await booking({}, [true, false]);
    const answers = { isPoliticallyExposed: true, others: new Map([[2, false]]) };
    const { depositId } = SUMMARY;
    expect(await book.answered(depositId)).toEqual({ depositId, ...answers });
    expect(await book.answered(depositId + 1)).toBeUndefined();
    await run();
    expect(await book.answered(depositId)).toBeUndefined();
  });

  it('does not send answers that were given for another deposit', async () => {
    const { run, book, sent } = await booking({});
    const another = { depositId: SUMMARY.depositId + 1, isPoliticallyExposed: true };
    await book.answer({ ...another, others: new Map([[2, true]]) });
    expect(await run()).toEqual(nomination);
    expect(sent.declare).toMatchObject([{ answers: [{ isYes: false }, { isYes: false }] }]);
    expect(await book.answered(another.depositId)).toMatchObject(another);
  });

  it('sends the answers again while the reply is lost', async () => {
    const { run, sent } = await booking({ declared: [failure(OFFLINE), done] });
    expect(await run()).toEqual(nomination);
    expect(sent.declare).toHaveLength(2);
  });

  it('keeps the answers after a refusal, and sends them with the next run', async () => {
    const refusal = failure(refused(422));
    const { run, sent } = await booking({ declared: [refusal, done] });
    expect(await run()).toEqual(refusal);
    expect(await run()).toEqual(nomination);
    expect(sent.declare).toHaveLength(2);
    expect(sent.declare[0]).toEqual(sent.declare[1]);
  });

  it('fails if the order or its questions cannot be loaded', async () => {
    const unstarted = await booking({ started: [failure(OFFLINE)] });
    expect(await unstarted.run()).toEqual(failure(OFFLINE));
    const unasked = await booking({ questions: failure(OFFLINE) });
    expect(await unasked.run()).toEqual(failure(OFFLINE));
    expect(unstarted.sent.declare.concat(unasked.sent.declare)).toEqual([]);
  });
});
