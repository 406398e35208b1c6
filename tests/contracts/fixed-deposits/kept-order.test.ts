import { DepositOrderDraft } from '#application/fixed-deposits/booking/deposit-order-draft.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { present, summaryFor } from './booking.ts';

const backend = testBackend();
let visitor: AppContainer;
beforeAll(async () => {
  visitor = await clientOf(backend.appAddress);
});

const journeyOf = (app: AppContainer) => app.get(JourneyStore);

function storedOrder(): Record<string, unknown> {
  const text = journeyOf(visitor).read(JourneyKey.DepositOrderSummary);
  return JSON.parse(present(text)) as Record<string, unknown>;
}

describe('the order that is being booked', () => {
  it('is read back as stored [FD-3.19]', async () => {
    const order = await summaryFor(visitor, '90000');
    visitor.get(DepositOrderDraft).keep({ ...order, maturityInstructionId: 2 });
    const kept = visitor.get(DepositOrderDraft).read();
    const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown;
    expect(plain(kept)).toEqual(plain({ ...order, maturityInstructionId: 2 }));
    expect(kept?.payoutAmount?.text).toBe('498');
  });

  it('is read back with the investor’s decisions', async () => {
    const order = await summaryFor(visitor, '90000');
    const choices = { hasDeclinedSeniorRate: true, isUncheckedAccepted: true, repeatOf: 50_001 };
    visitor.get(DepositOrderDraft).keep({ ...order, ...choices });
    expect(visitor.get(DepositOrderDraft).read()).toMatchObject(choices);
  });

  it('has the documented names [FD-3.21, FD-3.22, FD-3.23]', async () => {
    visitor.get(DepositOrderDraft).keep(await summaryFor(visitor, '90000'));
    const stored = storedOrder();
    expect(stored).toMatchObject({
      fdid: 1003,
      fd_name: 'Himadri Classic Deposit',
      issuer_name: 'Himadri Bank',
      logo_url: '/issuers/himadri.svg',
      osb_issuer_id: 'himadri',
      InvestmentAmount: '90000',
      Interest_Rate: '6.64',
      Total_Interest_Earned: '5976',
      maturity_amount: '90000',
      tenure: '1Y',
      tenureInYr: '1',
      selectedTenure: '1Y',
      payout: { label: 'Monthly', value: 'NC1' },
    });
  });

  it('contains the row, the table and the calculation [FD-3.24, FD-3.25, FD-3.26]', async () => {
    const order = await summaryFor(visitor, '90000');
    visitor.get(DepositOrderDraft).keep(order);
    const stored = storedOrder();
    expect(stored['activeRow']).toMatchObject({
      scheme_master_id: order.row.schemeMasterId,
      min_days: 360,
      rate_of_interest_r: '6.64',
      rate_of_interest_f: order.row.rates.f?.text,
      rate_of_interest_sc: order.row.rates.sc?.text,
      rate_of_interest_fsc: order.row.rates.fsc?.text,
    });
    expect(order.row.rates.fsc).toBeDefined();
    expect(stored['tableApiResponse']).toHaveLength(order.rows.length);
    expect(stored['isSeniorCitizen']).toBe(false);
    expect(stored['CalculateFdResponse']).toEqual({
      maturity_amount: '90000',
      maturity_date: order.maturityDate.iso,
      tenure: '1Y',
      interestDetails: [{ payout: '498' }],
      aggrigated_interest: '5976',
      depositAmount: '90000',
    });
  });

  it.each([
    ['not even JSON', () => '{'],
    ['without its amount', (text: string) => text.replace('"InvestmentAmount"', '"x"')],
    ['with a payout nobody knows', (text: string) => text.replace('"Monthly"', '"Hourly"')],
    ['with a day that is none', (text: string) => text.replace(/\d{4}-\d\d-\d\d/, '2026-02-31')],
    ['with a row of no scheme', (text: string) => text.replace('"scheme_master_id"', '"x"')],
  ])('is rejected when it is %s', async (_, damage) => {
    const journey = journeyOf(visitor);
    visitor.get(DepositOrderDraft).keep(await summaryFor(visitor, '90000'));
    const text = journey.read(JourneyKey.DepositOrderSummary) ?? '';
    journey.write(JourneyKey.DepositOrderSummary, damage(text));
    expect(visitor.get(DepositOrderDraft).read()).toBeUndefined();
  });

  it('is removed with its ids [FD-3.71]', async () => {
    const journey = journeyOf(visitor);
    visitor.get(DepositOrderDraft).keep(await summaryFor(visitor, '91000'));
    journey.write(JourneyKey.DepositOrderId, '50001');
    expect(journey.read(JourneyKey.SelectedTenure)).toBe('1Y');
    expect(journey.read(JourneyKey.PayoutMechanism)).toBe('Monthly');
    visitor.get(DepositOrderDraft).forget();
    expect(visitor.get(DepositOrderDraft).read()).toBeUndefined();
    expect(journey.read(JourneyKey.DepositOrderId)).toBeUndefined();
  });
});
