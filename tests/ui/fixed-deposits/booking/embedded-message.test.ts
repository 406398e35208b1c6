// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EmbeddedOutcome, EmbeddedStep } from '#domain/fixed-deposits/booking/embedded-step.ts';
import { embeddedStepHeadings } from '#ui/fixed-deposits/booking/embedded-booking/copy.ts';
import { readEmbeddedMessage } from '#ui/fixed-deposits/booking/embedded-booking/embedded-message.ts';

const steps = fc.constantFrom(...Object.values(EmbeddedStep));
const outcomes = fc.constantFrom(...Object.values(EmbeddedOutcome));
const words = [...Object.values(EmbeddedStep), ...Object.values(EmbeddedOutcome)] as string[];

describe('the heading of a step', () => {
  it.each([
    ['personal info', 'Personal Info'],
    ['nominee', 'Nominee'],
    ['bank account', 'Bank Account'],
    ['payment', 'Payment'],
    ['video kyc', 'Video KYC'],
  ] as const)('of %s is %s [FD-4.76, FD-4.77]', (step, heading) => {
    expect(embeddedStepHeadings[step]).toBe(heading);
  });
});

describe('readEmbeddedMessage', () => {
  it('reads a step or an end of this booking, with any step beside the end [FD-4.75]', () => {
    fc.assert(
      fc.property(fc.string(), steps, outcomes, (transactionId, step, status) => {
        const event = readEmbeddedMessage({ transactionId, step }, transactionId);
        expect(event).toEqual({ kind: 'step', step });
        const end = readEmbeddedMessage({ transactionId, step, status }, transactionId);
        expect(end).toEqual({ kind: 'ended', outcome: status });
      }),
    );
  });

  it('reads nothing of another booking', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), outcomes, (own, other, status) => {
        const transactionId = own === other ? `${other}x` : other;
        expect(readEmbeddedMessage({ transactionId, status }, own)).toBeUndefined();
      }),
    );
  });

  it('reads nothing of any other message', () => {
    const anything = fc.anything().filter((value) => !words.includes(value as string));
    fc.assert(
      fc.property(anything, anything, anything, (message, status, step) => {
        expect(readEmbeddedMessage(message, 'T1')).toBeUndefined();
        expect(readEmbeddedMessage({ transactionId: 'T1', status, step }, 'T1')).toBeUndefined();
      }),
    );
    expect(readEmbeddedMessage(null, 'T1')).toBeUndefined();
  });
});
