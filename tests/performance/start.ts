import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureBuilt } from '#tests/support/built.ts';
import { startApp } from '#tests/support/running-app.ts';
import type { RunningApp } from '#tests/support/running-app.ts';
import { rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { measureKnownNumber } from '#tests/performance/support/known-number.ts';
import { measurePacedLoad, measureRush } from './load.ts';

/**
 * Measures starts of the built server on the embedded database, a load of twenty users, and memory.
 */
export async function measureServer(): Promise<readonly Figure[]> {
  ensureBuilt();
  const dataFolder = mkdtempSync(join(tmpdir(), 'vriddhi-bench-'));
  try {
    const fresh = await startApp({ dataFolder });
    await fresh.stop();
    const app = await startApp({ dataFolder });
    try {
      return [
        { what: 'ready, fresh data folder', value: inSeconds(fresh), unit: 's', goal: 5 },
        { what: 'ready, warm data folder', value: inSeconds(app), unit: 's', goal: 2 },
        ...(await memoryAtRest(app)),
        ...(await measurePacedLoad(app)),
        ...memory(app, 'memory after that'),
        ...(await measureRush(app)),
        ...memory(app, 'memory after the rush', false),
        await measureKnownNumber(app),
      ];
    } finally {
      await app.stop();
    }
  } finally {
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

function inSeconds({ readyAfterMs }: { readonly readyAfterMs: number }): number {
  return rounded(readyAfterMs / 1000, 2);
}

/**
 * Three seconds after the start. Each row also shows the peak: before version 26, Node uses some
 * 600 MB more for half a second to optimise one function of the database.
 */
async function memoryAtRest(app: RunningApp): Promise<readonly Figure[]> {
  await sleep(3000);
  return memory(app, 'memory at rest');
}

/** The current and peak resident memory, on systems that report them. */
function memory({ processId }: RunningApp, what: string, hasGoal = true): readonly Figure[] {
  if (process.platform !== 'linux') return [];
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  const megabytes = (name: string) =>
    rounded(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024, 0);
  const how = `at most so far: ${megabytes('VmHWM')} MB`;
  const figure = { what, value: megabytes('VmRSS'), unit: 'MB', how };
  return [hasGoal ? { ...figure, goal: 600 } : figure];
}
