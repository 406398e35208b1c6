import type { SigningWidget } from '#application/platform/runtime-environment.ts';
import type { PreparedDealSlip } from '#application/private-market/deal-slips.ts';
import { PrepareDealSlip } from '#application/private-market/prepare-deal-slip.ts';
import { failure, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { MemoryDealSlips } from './memory-ports.ts';

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
