import type { IdentityCheck, IdentityChecks } from '#application/accounts/kyc/identity-checks.ts';
import { ResumeBooking } from '#application/fixed-deposits/booking/resume-booking.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE } from '../memory-ports.ts';
import { answering } from './answers.ts';
import { bookingWith } from './booking.ts';
import { RETURN_URL } from './orders.ts';

type Checked = Result<IdentityCheck, PortFailure>;
const PROVED: Checked = success({ isProved: true });
const NOT_PROVED: Checked = success({ isProved: false, message: 'Aadhaar was cancelled' });
const returned = { manufacturerId: '4', entryId: '7', referenceId: 'r7', data: 'signed' };

/** Resumes a booking with these answers about the identity. */
function resumed(status: Checked, genuine: Checked = PROVED) {
  const [visitStatus, validate] = [answering(status), answering(genuine)];
  const checks: IdentityChecks = { visitStatus: visitStatus.call, validate: validate.call };
  const { book, sent } = bookingWith();
  const resume = new ResumeBooking(checks, book);
  const requests = { visitStatus: visitStatus.requests, validate: validate.requests };
  return { resume, requests, starts: sent.start };
}

const nomination = success({ kind: 'step', step: 'nominees' });

describe('resuming a booking', () => {
  it('from the identity page checks its result, then books [FD-7.43]', async () => {
    const { resume, requests, starts } = resumed(PROVED);
    expect(await resume.run({ returned, returnUrl: RETURN_URL }, {})).toEqual(nomination);
    expect(requests).toEqual({ visitStatus: [returned], validate: [returned] });
    expect(starts).toHaveLength(1);
  });

  it('from any other page books at once, without a check [FD-7.43]', async () => {
    const { resume, requests, starts } = resumed(NOT_PROVED);
    const run = resume.run({ returned: undefined, returnUrl: RETURN_URL }, {});
    expect(await run).toEqual(nomination);
    expect(requests).toEqual({ visitStatus: [], validate: [] });
    expect(starts).toHaveLength(1);
  });

  it.each([
    ['was not proved', NOT_PROVED, PROVED],
    ['has a forged result', PROVED, NOT_PROVED],
  ])('books nothing for an identity that %s [FD-7.43]', async (_, status, genuine) => {
    const { resume, requests, starts } = resumed(status, genuine);
    const message = 'Aadhaar was cancelled';
    expect(await resume.run({ returned, returnUrl: RETURN_URL }, {})).toEqual(
      failure({ kind: 'identity-not-proved', message }),
    );
    expect(starts).toEqual([]);
    // The second check follows only if the first one succeeds.
    expect(requests.validate).toHaveLength(status === PROVED ? 1 : 0);
  });

  it.each([
    ['status', failure(OFFLINE), PROVED],
    ['check', PROVED, failure(OFFLINE)],
  ])('books nothing while the %s cannot be reached [FD-7.43]', async (_, status, genuine) => {
    const { resume, starts } = resumed(status, genuine);
    const result = await resume.run({ returned, returnUrl: RETURN_URL }, {});
    expect([result, starts]).toEqual([failure(OFFLINE), []]);
  });
});
