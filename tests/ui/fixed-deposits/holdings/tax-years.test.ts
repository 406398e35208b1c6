import type { KnownDeposit } from '#application/fixed-deposits/holdings/known-deposit.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { success } from '#domain/platform/result.ts';
import { StoredDeviceFacts } from '#infrastructure/fixed-deposits/tax/stored-device-facts.ts';
import { memoryDrafts } from '#tests/application/memory-ports.ts';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';
import { TaxAtSourceViewModel } from '#ui/fixed-deposits/holdings/tax-at-source/tax-at-source.view-model.ts';
import { describe, expect, it, vi } from 'vitest';

const holder = { id: 'A', kind: 'individual', hasValidPan: true } as const;

/** A deposit of a year at a bank, which pays ₹1,00,000 of interest. */
function depositFrom(from: string): KnownDeposit {
  const deposit = depositOf({ principal: '1000000', rate: '10', from });
  return { ...deposit, name: 'Bank Deposit', issuerName: 'Bank' };
}

async function shownOn(
  iso: string,
  deposits: readonly KnownDeposit[],
  drafts: Drafts = memoryDrafts(),
) {
  const complete = { leftOut: 0, isPartnerMissing: false, isToldUnread: false };
  let today = CalendarDate.of(iso);
  const viewModel = new TaxAtSourceViewModel({
    readAllDeposits: {
      run: () => Promise.resolve(success({ today, deposits, holder, ...complete })),
    },
    deviceFacts: new StoredDeviceFacts(memoryDrafts()),
    drafts,
  });
  viewModel.activate();
  await vi.waitFor(() => expect(viewModel.year).toBeDefined());
  return Object.assign(viewModel, {
    beginDayOf: async (next: string) => {
      today = CalendarDate.of(next);
      await viewModel.beginDay();
    },
  });
}

const yearsOf = ({ years }: TaxAtSourceViewModel) => years.map(({ text }) => text);

describe('the tax years of the page about tax at source', () => {
  it('are also the past one if a deposit ran in it, with its tax', async () => {
    const viewModel = await shownOn('2027-04-01', [depositFrom('2026-04-01')]);
    expect(yearsOf(viewModel)).toEqual(['2026-27', '2027-28', '2028-29']);
    expect([viewModel.year?.text, viewModel.isPast]).toEqual(['2027-28', false]);
    viewModel.showYear('2026-27');
    expect([viewModel.isPast, viewModel.isAhead]).toEqual([true, false]);
    expect(viewModel.totals?.tax.text).toBe('10000');
    viewModel.showYear('2028-29');
    expect([viewModel.isPast, viewModel.isAhead]).toEqual([false, true]);
  });

  it('begin with the running one if no deposit ran before it, or its limits are not known', async () => {
    expect(yearsOf(await shownOn('2027-04-01', [depositFrom('2027-04-01')]))).toEqual([
      '2027-28',
      '2028-29',
    ]);
    expect(yearsOf(await shownOn('2026-11-26', [depositFrom('2025-11-01')]))).toEqual([
      '2026-27',
      '2027-28',
    ]);
  });

  it('follow the day, but a form that is being written stays in its tax year', async () => {
    const viewModel = await shownOn('2027-03-31', [depositFrom('2026-04-01')]);
    await viewModel.beginDayOf('2027-04-01');
    expect(viewModel.year?.text).toBe('2027-28');
    const writing = await shownOn('2027-03-31', [depositFrom('2026-04-01')]);
    const [forecast] = writing.forecasts ?? [];
    if (forecast === undefined) throw new Error('there is no forecast');
    writing.form.write(forecast);
    await writing.beginDayOf('2027-04-01');
    expect([writing.year?.text, writing.isPast]).toEqual(['2026-27', true]);
  });

  it('stay that of a form that is being written over a reload, and show it in no other', async () => {
    const drafts = memoryDrafts();
    const deposits = [depositFrom('2026-10-01')];
    const writing = await shownOn('2027-04-10', deposits, drafts);
    const ofYear = (viewModel: TaxAtSourceViewModel, year: string) => {
      viewModel.showYear(year);
      const [forecast] = viewModel.forecasts ?? [];
      if (forecast === undefined) throw new Error(`there is no forecast for ${year}`);
      return forecast;
    };
    writing.form.write(ofYear(writing, '2026-27'));
    writing.form.type('given_on', '10/12/2026');
    const running = ofYear(writing, '2027-28');
    expect(writing.form.writtenFor(running)).toBeUndefined();
    writing.form.write(running);
    expect(writing.form.writtenFor(running)?.given_on).toBe('');
    const past = ofYear(writing, '2026-27');
    writing.form.write(past);
    expect(writing.form.writtenFor(past)?.given_on).toBe('10/12/2026');
    writing.form.type('uin', '7');
    const reloaded = await shownOn('2027-04-10', deposits, drafts);
    await vi.waitFor(() => expect(reloaded.form.writtenFor(past)?.uin).toBe('7'));
    expect(reloaded.year?.text).toBe('2026-27');
  });
});
