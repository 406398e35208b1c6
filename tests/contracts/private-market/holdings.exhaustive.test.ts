import fc from 'fast-check';
import { describe, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { dealAndCompare, dealsOf } from './histories.ts';

const backend = testBackend();

describe('portfolio, orders and history', () => {
  it('agree for long histories too', async () => {
    await fc.assert(
      fc.asyncProperty(dealsOf(12), (deals) => dealAndCompare(backend, deals)),
      { numRuns: 40 },
    );
  });
});
