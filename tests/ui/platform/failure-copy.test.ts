import type { PortFailure } from '#application/platform/port-failure.ts';
import { DEFAULT_REFUSAL, failureCopy } from '#ui/platform/errors/failure-copy.ts';
import { describe, expect, it } from 'vitest';

const refused: PortFailure = { kind: 'refused', status: 500, code: 'unknown' };
const unread: PortFailure = { kind: 'unexpected-reply', detail: 'status is missing' };

describe('the copy of a failure', () => {
  it('is the server’s message, or something went wrong [AP-8.49]', () => {
    expect(failureCopy({ ...refused, message: 'The bank is closed.' })).toBe(
      'The bank is closed.',
    );
    expect(failureCopy(refused)).toBe('something went wrong');
    expect(failureCopy(unread)).toBe('something went wrong');
  });

  it('is Something Went Wrong ! for a change without its own copy [AP-8.48]', () => {
    expect(failureCopy(refused, DEFAULT_REFUSAL)).toBe('Something Went Wrong !');
    expect(failureCopy({ ...refused, message: 'No.' }, DEFAULT_REFUSAL)).toBe('No.');
  });

  it('says what to do if no reply arrived', () => {
    const copy = (reason: 'offline' | 'timeout') => failureCopy({ kind: 'unreachable', reason });
    expect(copy('offline')).toContain('check your network connection');
    expect(copy('timeout')).toContain('taking longer');
  });
});
