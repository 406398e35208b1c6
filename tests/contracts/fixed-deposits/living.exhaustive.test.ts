import fc from 'fast-check';
import { describe, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { livesOf, mobileOf } from './lives.ts';
import { runLife } from './living.ts';

const backend = testBackend();

describe('many deposits over many years', () => {
  it('agree in schedule, passbook and totals on every day [FD-4.89]', async () => {
    let run = 0;
    const lives = livesOf({ deposits: 8, strides: 8, strideDays: 900 });
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        // Reset the clock for each run, because the calendar of the domain ends in 2999.
        await backend.control.reset();
        await runLife(backend, life, { mobile: mobileOf((run += 1)), longestDays: 3600 });
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });
});
