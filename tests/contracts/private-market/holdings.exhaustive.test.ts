import fc from 'fast-check';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { type Backend, startBackend } from '../backend.ts';
import { dealAndCompare, dealsOf } from './histories.ts';

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend();
});
afterAll(() => backend.stop());

describe('portfolio, orders and history', () => {
  it('agree for long histories too', async () => {
    await fc.assert(
      fc.asyncProperty(dealsOf(12), (deals) => dealAndCompare(backend, deals)),
      { numRuns: 40 },
    );
  });
});
