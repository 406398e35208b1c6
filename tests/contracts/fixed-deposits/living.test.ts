import fc from 'fast-check';
import { describe, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { livesOf, mobileOf } from './lives.ts';
import { runLife } from './living.ts';

const backend = testBackend();

describe('deposits over time', () => {
  it('agree in schedule, passbook and totals on every day [FD-4.89]', async () => {
    let run = 0;
    const lives = livesOf({ deposits: 4, strides: 4, strideDays: 220 });
    await fc.assert(
      fc.asyncProperty(lives, async (life) => {
        await runLife(backend, life, { mobile: mobileOf((run += 1)), longestDays: 400 });
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });
});
