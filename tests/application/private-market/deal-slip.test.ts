import type { SigningWidget } from '#application/platform/runtime-environment.ts';
import type { PreparedDealSlip } from '#application/private-market/deal-slips.ts';
import { PrepareDealSlip } from '#application/private-market/prepare-deal-slip.ts';
import { SignDealSlip } from '#application/private-market/sign-deal-slip.ts';
import { failure, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryDealSlips, TIMEOUT } from './memory-ports.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const token = { documentId: 'DID1', signer: '9000000001', tokenId: 'token' };
const WIDGET: SigningWidget = { mode: 'sandbox', address: 'https://sign.example' };
const TO_SIGN = { isSigned: false, isPaymentDone: true, token };

describe('the preparation of a deal slip', () => {
  function prepare(slip: PreparedDealSlip, widget: SigningWidget | undefined = WIDGET) {
    return preparing(slip, widget).run(17, {});
  }

  function preparing(slip: PreparedDealSlip, widget: SigningWidget | undefined) {
    return new PrepareDealSlip(new MemoryDealSlips(slip), {
      isSandbox: true,
      sandboxAddress: () => Promise.resolve(undefined),
      signingWidget: () => Promise.resolve(widget),
    });
  }

  it('opens it in the widget for its signer', async () => {
    expect(await prepare(TO_SIGN)).toEqual(success({ token, widget: WIDGET }));
  });

  it('says why there is nothing to open', async () => {
    const kindOf = async (slip: PreparedDealSlip) => {
      const prepared = await prepare(slip);
      return prepared.ok ? 'open' : prepared.failure.kind;
    };
    expect(await kindOf({ ...TO_SIGN, isSigned: true })).toBe('already-signed');
    expect(await kindOf({ ...TO_SIGN, isPaymentDone: false })).toBe('payment-not-done');
    expect(await kindOf({ ...TO_SIGN, token: undefined })).toBe('not-ready');
  });

  it('is not ready without a widget', async () => {
    expect(await preparing(TO_SIGN, undefined).run(17, {})).toEqual(failure({ kind: 'not-ready' }));
  });
});

describe('the signature of a deal slip', () => {
  it('is reported again while the reply is lost', async () => {
    const slips = new MemoryDealSlips(TO_SIGN);
    slips.failures.push(TIMEOUT);
    const signed = new SignDealSlip(slips).run(17, {});
    await vi.runAllTimersAsync();
    expect(await signed).toEqual(success());
    expect(slips.calls).toEqual([
      ['confirmSigned', 17],
      ['confirmSigned', 17],
    ]);
  });
});
