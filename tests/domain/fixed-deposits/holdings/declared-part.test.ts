import { declaredPart } from '#domain/fixed-deposits/holdings/declared-part.ts';
import { Money } from '#domain/platform/money.ts';
import { expect, it } from 'vitest';

it('adds the amounts of deposits that were not booked here', () => {
  const part = declaredPart([
    { origin: 'booked', amount: Money.of(100) },
    { origin: 'declared', amount: Money.of('20.5') },
    { origin: 'imported', amount: Money.of(3) },
  ]);
  expect(part.text).toBe('23.5');
});
