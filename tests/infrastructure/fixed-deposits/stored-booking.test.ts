import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { StoredDepositOrderDraft } from '#infrastructure/fixed-deposits/booking/stored-deposit-order-draft.ts';
import { embeddedBookingDraft } from '#infrastructure/fixed-deposits/booking/embedded-booking-draft.ts';
import { paymentDataDraft } from '#infrastructure/fixed-deposits/booking/payment-data-draft.ts';
import { StoredStartedOrder } from '#infrastructure/fixed-deposits/booking/stored-started-order.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { SUMMARY } from '#tests/application/fixed-deposits/orders.ts';
import { describe, expect, it } from 'vitest';

const FULL: DepositOrderSummary = {
  ...SUMMARY,
  payoutAmount: Money.of('268'),
  hasDeclinedSeniorRate: true,
  isUncheckedAccepted: true,
  earlyWithdrawal: { lockInDays: 90, withdrawalPenalty: Percentage.of('1'), noInterestDays: 7 },
  maturityInstructionId: 2,
  areNomineesAsked: true,
  areTermsRefused: true,
  repeatOf: 50_001,
};

describe('the deposit that is being booked', () => {
  it.each([
    ['a full order', FULL],
    ['an order without optional parts', SUMMARY],
  ])('is read back as it was kept: %s', (_, order) => {
    const draft = new StoredDepositOrderDraft(new TabJourneyStore(undefined));
    expect(draft.read()).toBeUndefined();
    draft.keep(order);
    expect(draft.read()).toEqual(order);
    expect(draft.readIssuer()).toBe('himadri');
    draft.forget();
    expect([draft.read(), draft.readIssuer()]).toEqual([undefined, undefined]);
  });

  it.each([
    ['not JSON', () => '{'],
    ['without its amount', (text: string) => text.replace('"InvestmentAmount"', '"x"')],
    ['with an unknown payout', (text: string) => text.replace('"At Maturity"', '"Hourly"')],
    ['with a date that is none', (text: string) => text.replace('2027-11-19', '2027-02-31')],
    ['with a row of no scheme', (text: string) => text.replace('"scheme_master_id"', '"x"')],
  ])('is undefined if it is %s', (_, damage) => {
    const journey = new TabJourneyStore(undefined);
    const draft = new StoredDepositOrderDraft(journey);
    draft.keep(SUMMARY);
    const text = journey.read(JourneyKey.DepositOrderSummary) ?? '';
    expect(damage(text)).not.toBe(text);
    journey.write(JourneyKey.DepositOrderSummary, damage(text));
    expect(draft.read()).toBeUndefined();
  });

  it('names its issuer even if other parts are unreadable', () => {
    const journey = new TabJourneyStore(undefined);
    journey.write(JourneyKey.DepositOrderSummary, '{"osb_issuer_id":"malhar"}');
    const draft = new StoredDepositOrderDraft(journey);
    expect([draft.read(), draft.readIssuer()]).toEqual([undefined, 'malhar']);
  });
});

describe('the order that was started', () => {
  it.each([
    ['50012', '3', { depositOrderId: 50_012, depositId: 3 }],
    ['50012', '', undefined],
    ['1e3', '3', undefined],
    ['0', '3', undefined],
  ])('is read from the ids %s and %s', (depositOrderId, depositId, ids) => {
    const journey = new TabJourneyStore(undefined);
    journey.write(JourneyKey.DepositOrderId, depositOrderId);
    journey.write(JourneyKey.DepositId, depositId);
    expect(new StoredStartedOrder(journey).read()).toEqual(ids);
  });
});

describe('the booking on the partner bank’s page', () => {
  it.each(['', 'T-1', 'T-1 x', ' 50012'])('is undefined if it is unreadable: "%s"', (text) => {
    const journey = new TabJourneyStore(undefined);
    journey.write(JourneyKey.EmbeddedBooking, text);
    expect(embeddedBookingDraft(journey).read()).toBeUndefined();
  });
});

describe('the last payment', () => {
  const { principal, depositName, annualRatePercent, tenure, maturityDate, logoUrl } = SUMMARY;
  const required = { principal, depositName, annualRatePercent, tenure, transactionId: 'VRP-1' };
  const data = { ...required, maturityDate, logoUrl, depositOrderId: 50_012 };

  function keeping(damage: (text: string) => string) {
    const journey = new TabJourneyStore(undefined);
    const draft = paymentDataDraft(journey);
    draft.keep(data);
    journey.write(JourneyKey.PaymentData, damage(journey.read(JourneyKey.PaymentData) ?? ''));
    return draft.read();
  }

  it('is read back as it was kept', () => {
    expect(keeping((text) => text)).toEqual(data);
  });

  it('is undefined without its amount, and without its reference', () => {
    expect(keeping((text) => text.replace('43000', 'much'))).toBeUndefined();
    expect(keeping((text) => text.replace('"transaction_id"', '"x"'))).toBeUndefined();
  });

  it('is read without an unreadable maturity date or order', () => {
    const { maturityDate: _, ...undated } = data;
    expect(keeping((text) => text.replace('2027-11-19', 'soon'))).toEqual(undated);
    const { depositOrderId: __, ...withoutOrder } = data;
    expect(keeping((text) => text.replace('50012', '0'))).toEqual(withoutOrder);
  });
});
