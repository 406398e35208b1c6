import type { PortFailure } from '#application/platform/port-failure.ts';
import { DEFAULT_REFUSAL, failureCopy, LOAD_FAILED } from '#ui/platform/errors/copy.ts';
import { describe, expect, it } from 'vitest';

const refused: PortFailure = { kind: 'refused', status: 500, code: 'unknown' };
const unread: PortFailure = { kind: 'unexpected-reply', detail: 'status is missing' };

describe('the copy of a failure', () => {
  it('is the server’s message, or says what to do without one [AP-8.49]', () => {
    expect(failureCopy({ ...refused, message: 'The bank is closed.' })).toBe('The bank is closed.');
    expect(failureCopy(refused)).toBe('We could not do this. Please try again.');
    expect(failureCopy(unread)).toBe('We could not do this. Please try again.');
    expect(failureCopy(unread, LOAD_FAILED)).toBe('We could not load this. Please try again.');
  });

  it('is Something Went Wrong ! for a change without its own copy [AP-8.48]', () => {
    expect(failureCopy(refused, DEFAULT_REFUSAL)).toBe('Something went wrong. Please try again.');
    expect(failureCopy({ ...refused, message: 'No.' }, DEFAULT_REFUSAL)).toBe('No.');
  });

  it('says what to do if no reply arrived', () => {
    const copy = (reason: 'offline' | 'timeout') => failureCopy({ kind: 'unreachable', reason });
    expect(copy('offline')).toContain('check your network connection');
    expect(copy('timeout')).toContain('taking longer');
  });
});
