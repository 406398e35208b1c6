import { memoryDrafts } from '#tests/application/memory-ports.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { StoredDeviceFacts } from '#infrastructure/fixed-deposits/tax/stored-device-facts.ts';
import { AfterTaxViewModel } from '#ui/fixed-deposits/shared/after-tax.view-model.ts';
import { expect, it, vi } from 'vitest';

it('counts the returns after tax with the rules of the new day after midnight', async () => {
  const facts = new StoredDeviceFacts(memoryDrafts());
  const tax = { slab: Percentage.of(30), surcharge: Percentage.of(0) };
  await facts.change((told) => ({ ...told, tax }));
  const known = CalendarDate.of('2026-11-26');
  const loadFacts = () => Promise.resolve(facts);
  const viewModel = new AfterTaxViewModel({ loadFacts }, known);
  viewModel.activate();
  await vi.waitFor(() => expect(viewModel.returnsOf).toBeDefined());
  // No rates are known for that day.
  viewModel.setToday(CalendarDate.of('1990-01-01'));
  expect(viewModel.returnsOf).toBeUndefined();
  viewModel.setToday(known);
  expect(viewModel.returnsOf).toBeDefined();
});
