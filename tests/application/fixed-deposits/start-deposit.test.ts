import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { failure, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ASHA, OFFLINE, refused } from '../memory-ports.ts';
import { bookingWith, SAME_DEPOSIT, STARTED, VERIFIED } from './booking.ts';
import { RETURN_URL, SUMMARY } from './orders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts the deposit; returns the result, the requests and the stored order id. */
async function started(setup: Parameters<typeof bookingWith>[0] = {}) {
  const { startDeposit, tab, sent } = bookingWith(setup);
  const onLost = vi.fn();
  const run = startDeposit.run(RETURN_URL, { onLost });
  await vi.runAllTimersAsync();
  const result = await run;
  const keptId = tab.startedOrder.read()?.depositOrderId;
  return { result, requests: sent.start, keptId, lost: onLost.mock.calls.length };
}

const suryoday = { ...SUMMARY, issuerId: 'suryoday' };
const portfolioOf = (...deposits: readonly (typeof SAME_DEPOSIT)[]) =>
  success({ deposits, isPartnerMissing: false });

describe('starting a deposit', () => {
  it('sends the order of the tab and the stored advisor, and keeps its id [FD-3.75]', async () => {
    const { result, requests, keptId } = await started();
    expect(result).toEqual(success({ kind: 'step', step: 'nominees' }));
    const { depositId, principal, maturityDate } = SUMMARY;
    const sent = { depositId, principal, maturityDate, schemeId: 301, returnUrl: RETURN_URL };
    expect(requests).toMatchObject([{ ...sent, advisorId: 9 }]);
    expect(keptId).toBe(50_012);
  });

  it.each([
    ['bank', { kind: 'step', step: 'bank' }],
    ['personal-info', { kind: 'step', step: 'personal-info' }],
    ['kyc', { kind: 'step', step: 'kyc' }],
    ['identity-page', { kind: 'step', step: 'kyc' }],
  ] as const)('goes on after the step %s', async (onboardingStep, step) => {
    const { result } = await started({ started: [success({ ...STARTED, onboardingStep })] });
    expect(result).toEqual(success(step));
  });

  it('goes on to the identity page that the backend names', async () => {
    const identityUrl = 'https://identity.example/7';
    const answer = success({ ...STARTED, onboardingStep: 'identity-page', identityUrl } as const);
    const { result } = await started({ started: [answer] });
    expect(result).toEqual(success({ kind: 'identity-page', url: identityUrl }));
  });

  it('of the partner bank goes on at its page, after the KYC', async () => {
    expect((await started({ order: suryoday })).result).toEqual(
      success({ kind: 'embedded-booking' }),
    );
    const answer = success({ ...STARTED, onboardingStep: 'kyc' } as const);
    const { result } = await started({ order: suryoday, started: [answer] });
    expect(result).toEqual(success({ kind: 'step', step: 'kyc' }));
  });

  it('is sent again while the reply is lost, three times at most', async () => {
    const again = await started({ started: [failure(OFFLINE), success(STARTED)] });
    expect(again).toMatchObject({ result: { ok: true }, lost: 1, keptId: 50_012 });
    const never = await started({ started: [failure(OFFLINE)] });
    expect(never).toMatchObject({ result: failure(OFFLINE), keptId: undefined });
    expect(never.requests).toHaveLength(3);
  });

  it('passes a refusal on, and keeps no id', async () => {
    const refusal = failure(refused(422, 'below-minimum'));
    const { result, requests, keptId } = await started({ started: [refusal] });
    expect([result, requests.length, keptId]).toEqual([refusal, 1, undefined]);
  });
});

describe('a deposit that is not started', () => {
  it.each([
    ['by a visitor', { investor: undefined }, failure({ kind: 'signed-out' })],
    ['without an order in the tab', { order: undefined }, failure({ kind: 'no-order' })],
    ['without a PAN', { investor: ASHA }, success({ kind: 'step', step: 'kyc' })],
    [
      'without a date of birth',
      { investor: { ...VERIFIED, birthDate: undefined } as never },
      success({ kind: 'step', step: 'kyc' }),
    ],
    [
      'while a senior citizen has not declined the senior rate',
      { investor: { ...VERIFIED, birthDate: CalendarDate.of('1950-01-01') } },
      failure({ kind: 'senior-rate-open' }),
    ],
    ['without the portfolio', { portfolio: failure(OFFLINE) }, failure(OFFLINE)],
  ] as const)('%s', async (_, setup, result) => {
    expect(await started(setup)).toMatchObject({ result, requests: [], keptId: undefined });
  });

  it('twice, unless the investor repeats it on purpose', async () => {
    const portfolio = portfolioOf(SAME_DEPOSIT);
    const duplicate = failure({ kind: 'already-paid', deposit: SAME_DEPOSIT });
    expect(await started({ portfolio })).toMatchObject({ result: duplicate, requests: [] });
    const repeated = await started({ portfolio, order: { ...SUMMARY, repeatOf: 50_001 } });
    expect(repeated.requests).toHaveLength(1);
  });

  it('while the partner bank does not list its deposits, unless that is accepted', async () => {
    const portfolio = success({ deposits: [], isPartnerMissing: true });
    const unknown = failure({ kind: 'payment-unknown' });
    expect(await started({ portfolio, order: suryoday })).toMatchObject({
      result: unknown,
      requests: [],
    });
    const accepted = { ...suryoday, isUncheckedAccepted: true };
    expect((await started({ portfolio, order: accepted })).requests).toHaveLength(1);
  });
});
