import { inBackground } from '#application/platform/in-background.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, success } from '#domain/platform/result.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { describe, expect, it } from 'vitest';

async function reportOf(why: PortFailure) {
  const reporting = new ConsoleReporting(false);
  await inBackground('enrolment', Promise.resolve(failure(why)), reporting);
  return reporting.recent;
}

describe('a call in the background', () => {
  it('that fails is reported as Something went wrong, or in the server’s words [AP-8.47]', async () => {
    const refused = { kind: 'refused', status: 500, code: 'unknown' } as const;
    const report = (details: object) => [{ kind: 'failed', what: 'enrolment', details }];
    expect(await reportOf(refused)).toEqual(
      report({ failure: 'refused', message: 'Something went wrong' }),
    );
    expect(await reportOf({ ...refused, message: 'Closed.' })).toEqual(
      report({ failure: 'refused', message: 'Closed.' }),
    );
    expect(await reportOf({ kind: 'unreachable', reason: 'offline' })).toEqual(
      report({ failure: 'unreachable', message: 'Something went wrong' }),
    );
  });

  it('that succeeds is not reported', async () => {
    const reporting = new ConsoleReporting(false);
    await inBackground('enrolment', Promise.resolve(success(undefined)), reporting);
    expect(reporting.recent).toEqual([]);
  });
});
