import type { PortFailure } from '#application/platform/port-failure.ts';
import { DEFAULT_REFUSAL, failureWords } from '#ui/platform/failure-words.ts';
import { describe, expect, it } from 'vitest';

const refused: PortFailure = { kind: 'refused', status: 500, code: 'unknown' };
const unread: PortFailure = { kind: 'unexpected-reply', detail: 'status is missing' };

describe('the words of a failure', () => {
  it('are the server’s, or something went wrong [AP-8.49]', () => {
    expect(failureWords({ ...refused, message: 'The bank is closed.' })).toBe(
      'The bank is closed.',
    );
    expect(failureWords(refused)).toBe('something went wrong');
    expect(failureWords(unread)).toBe('something went wrong');
  });

  it('are Something Went Wrong ! of a change without words of its own [AP-8.48]', () => {
    expect(failureWords(refused, DEFAULT_REFUSAL)).toBe('Something Went Wrong !');
    expect(failureWords({ ...refused, message: 'No.' }, DEFAULT_REFUSAL)).toBe('No.');
  });

  it('say what a person can do where no answer came', () => {
    const words = (reason: 'offline' | 'timeout') => failureWords({ kind: 'unreachable', reason });
    expect(words('offline')).toContain('check your network connection');
    expect(words('timeout')).toContain('taking longer');
  });
});
