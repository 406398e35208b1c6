import { Clock } from '#application/platform/clock.ts';
import { DeviceFacts } from '#application/fixed-deposits/tax/device-facts.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { StoredDeviceFacts } from '#infrastructure/fixed-deposits/tax/stored-device-facts.ts';
import { memoryDrafts } from '#tests/application/memory-ports.ts';
import { useAfterTax } from '#ui/fixed-deposits/shared/use-after-tax.ts';
import { type Ports, PortsProvider } from '#ui/platform/injection.tsx';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';

it('counts the returns after tax with the rules of the new day after midnight', async () => {
  const facts = new StoredDeviceFacts(memoryDrafts());
  const tax = { slab: Percentage.of(30), surcharge: Percentage.of(0) };
  await facts.change((told) => ({ ...told, tax }));
  let today = '2026-11-26';
  const values = new Map<unknown, unknown>([
    [Clock, { today: () => CalendarDate.of(today) }],
    [DeviceFacts, facts],
  ]);
  const ports = {
    get: (key: unknown) => values.get(key),
    loadContext: () => Promise.resolve(),
  } as Ports;
  const { result } = renderHook(() => useAfterTax(), {
    wrapper: ({ children }: { readonly children: ReactNode }) => (
      <PortsProvider ports={ports}>{children}</PortsProvider>
    ),
  });
  await act(() => result.current.read());
  expect(result.current.returnsOf).toBeDefined();
  // No rates are known for that day.
  today = '1990-01-01';
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => result.current.read());
  expect(result.current.isSlabTold).toBe(true);
  expect(result.current.returnsOf).toBeUndefined();
});
