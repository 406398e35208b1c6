import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dealSlipStart,
  isDealSlipToSign,
  SIGNING_EXPIRY_DAYS,
  SigningStatus,
  transferDueOn,
} from '#domain/private-market/orders/deal-slip.ts';
import { TRANSFER_WORKING_DAYS } from '#domain/private-market/orders/transfer-days.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { readStatuses } from '#tests/arbitraries/share-orders.ts';

const token = { documentId: 'DID1', signer: 'asha@example.com', tokenId: 'GWT1' };
const day = (iso: string) => CalendarDate.of(iso);
const isWeekend = (date: CalendarDate) => [0, 6].includes(new Date(date.iso).getUTCDay());

it('asks for a signature within 3 days [PM-9.7]', () => {
  expect(SIGNING_EXPIRY_DAYS).toBe(3);
});

describe('isDealSlipToSign', () => {
  it('is true once paid, while a signature is requested or not requested yet [PM-4.34]', () => {
    const status = 'payment_received';
    expect(isDealSlipToSign({ status })).toBe(true);
    expect(isDealSlipToSign({ status, signingStatus: 'unrequested' })).toBe(true);
    expect(isDealSlipToSign({ status, signingStatus: 'requested' })).toBe(true);
    expect(isDealSlipToSign({ status, signingStatus: 'done' })).toBe(false);
  });

  it('is false in every other status', () => {
    const signing = fc.constantFrom(...Object.values(SigningStatus));
    fc.assert(
      fc.property(readStatuses(), signing, (status, signingStatus) => {
        const isToSign = isDealSlipToSign({ status, signingStatus });
        expect(isToSign).toBe(status === 'payment_received' && signingStatus !== 'done');
      }),
    );
  });
});

describe('dealSlipStart', () => {
  it('does nothing for a signed slip, paid or not [PM-4.36]', () => {
    const signed = { isSigned: true, token };
    expect(dealSlipStart({ ...signed, isPaymentDone: false })).toEqual({ kind: 'already-signed' });
    expect(dealSlipStart({ ...signed, isPaymentDone: true })).toEqual({ kind: 'already-signed' });
  });

  it('opens nothing before the payment is done [PM-4.37]', () => {
    const start = dealSlipStart({ isSigned: false, isPaymentDone: false, token });
    expect(start).toEqual({ kind: 'payment-not-done' });
  });

  it('opens the widget for what is paid and not signed [PM-4.38]', () => {
    const paid = { isSigned: false, isPaymentDone: true };
    expect(dealSlipStart({ ...paid, token })).toEqual({ kind: 'open-widget', token });
    expect(dealSlipStart(paid)).toEqual({ kind: 'not-ready' });
  });

  it('opens the widget in exactly one of all cases', () => {
    const tokens = fc.option(fc.constant(token), { nil: undefined });
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), tokens, (isSigned, isPaymentDone, given) => {
        const { kind } = dealSlipStart({ isSigned, isPaymentDone, token: given });
        const isReady = !isSigned && isPaymentDone && given !== undefined;
        expect(kind === 'open-widget').toBe(isReady);
      }),
    );
  });
});

describe('transferDueOn', () => {
  it('is the seventh working day after the day of signing', () => {
    expect(TRANSFER_WORKING_DAYS).toBe(7);
    expect(transferDueOn(day('2026-11-23')).iso).toBe('2026-12-02');
    expect(transferDueOn(day('2026-11-20')).iso).toBe('2026-12-01');
    expect(transferDueOn(day('2026-11-21')).iso).toBe('2026-12-01');
    expect(transferDueOn(day('1900-01-01')).iso).toBe('1900-01-10');
  });

  it('does not count the national holidays [PM-4.42]', () => {
    expect(transferDueOn(day('2027-01-20')).iso).toBe('2027-02-01');
    expect(transferDueOn(day('2026-09-25')).iso).toBe('2026-10-07');
    // A Saturday.
    expect(transferDueOn(day('2026-08-12')).iso).toBe('2026-08-21');
  });

  it('does not count holidays, nor a holiday at the weekend twice', () => {
    expect(transferDueOn(day('2026-11-23'), [day('2026-11-24')]).iso).toBe('2026-12-03');
    expect(transferDueOn(day('2026-11-23'), [day('2026-11-28')]).iso).toBe('2026-12-02');
  });

  it('is the last of exactly seven working days', () => {
    const spans = fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 5 });
    fc.assert(
      fc.property(calendarDates(), spans, (signedOn, daysOff) => {
        const holidays = daysOff.map((days) => signedOn.plus({ days }));
        const due = transferDueOn(signedOn, holidays);
        const passed = Array.from({ length: signedOn.daysUntil(due) }, (_, at) =>
          signedOn.plus({ days: at + 1 }),
        );
        const isWorking = (date: CalendarDate) =>
          !isWeekend(date) &&
          !/-(01-26|08-15|10-02)$/.test(date.iso) &&
          !holidays.some((holiday) => holiday.equals(date));
        expect(passed.filter(isWorking).length).toBe(7);
        expect(isWorking(due)).toBe(true);
      }),
    );
  });
});
