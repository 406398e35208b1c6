import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharePaymentOutcome } from '#domain/private-market/orders/share-payment.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import {
  IS_SIGNER_NOTIFIED,
  readSigningStatus,
} from '#infrastructure/private-market/orders/deal-slips.wire.ts';
import {
  readBasketOrderStatus,
  readOrderStatus,
} from '#infrastructure/private-market/orders/order-status.wire.ts';
import {
  PAYMENT_GATEWAY_ID,
  readSharePaymentOutcome,
} from '#infrastructure/private-market/orders/share-payments.wire.ts';
import { anyText } from '#tests/arbitraries/share-orders.ts';

const statuses = Object.values(OrderStatus);
const outcomes = Object.values(SharePaymentOutcome);
const anyStatus = fc.constantFrom(...statuses);

describe('readOrderStatus', () => {
  it('recognises every documented value, exactly as written', () => {
    expect(statuses.map(readOrderStatus)).toEqual(statuses);
    expect(statuses.length).toBe(16);
  });

  it('keeps any other value as unknown, and a missing one as undefined [PM-4.14]', () => {
    expect(readOrderStatus('PENDING')).toEqual({ unknown: 'PENDING' });
    expect(readOrderStatus('toString')).toEqual({ unknown: 'toString' });
    expect(readOrderStatus(undefined)).toEqual({ unknown: '' });
  });

  it('preserves every value', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyStatus), (word) => {
        const read = readOrderStatus(word);
        expect(typeof read === 'string' ? read : read.unknown).toBe(word);
      }),
    );
  });
});

describe('readBasketOrderStatus', () => {
  it('treats a basket order without a status as pending [PM-2.125]', () => {
    expect([undefined, ''].map(readBasketOrderStatus)).toEqual(['pending', 'pending']);
  });

  it('reads every other word as that of a share order', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), anyStatus), (word) => {
        const expected = word === '' ? 'pending' : readOrderStatus(word);
        expect(readBasketOrderStatus(word)).toEqual(expected);
      }),
    );
  });
});

describe('readSigningStatus', () => {
  it('distinguishes empty, requested, and all other values [PM-4.34]', () => {
    expect(['', null, undefined].map(readSigningStatus)).toEqual(Array(3).fill('unrequested'));
    expect(readSigningStatus('requested')).toBe('requested');
    expect(['signed', 'Requested', 'unrequested'].map(readSigningStatus)).toEqual(
      Array(3).fill('done'),
    );
  });

  it('requires a signature only for the two known values', () => {
    fc.assert(
      fc.property(anyText(), (word) => {
        const isOpen = word === '' || word === 'requested';
        expect(readSigningStatus(word) === 'done').toBe(!isOpen);
      }),
    );
  });

  it('is asked for without a notice to the signer [PM-9.8]', () => {
    expect(IS_SIGNER_NOTIFIED).toBe(false);
  });
});

describe('readSharePaymentOutcome', () => {
  it('reads the four values, and treats others as pending [PM-4.85]', () => {
    expect(outcomes.map(readSharePaymentOutcome)).toEqual(outcomes);
    const strange = ['SUCCESS', 'success', '', 'toString'];
    expect(strange.map(readSharePaymentOutcome)).toEqual(strange.map(() => 'pending'));
  });

  it('never reads other text as a success', () => {
    fc.assert(
      fc.property(anyText(), (word) => {
        expect(readSharePaymentOutcome(word)).toBe('pending');
      }),
    );
  });

  it('comes from the gateway 1 [PM-9.5]', () => {
    expect(PAYMENT_GATEWAY_ID).toBe(1);
  });
});
