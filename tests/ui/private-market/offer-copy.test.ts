import type { PortFailure } from '#application/platform/port-failure.ts';
import { answerFailureCopy } from '#ui/private-market/orders/list/copy.ts';
import { describe, expect, it } from 'vitest';

const CHANGED = 'The status of this order has changed. Please check it again.';
const refused = (status: number): PortFailure => ({
  kind: 'refused',
  status,
  code: 'order-moved',
  message: CHANGED,
});

describe('an answer to an offer that is refused', () => {
  const documented = 'We could not decline the offer. Please try again.';

  it('has the server’s message if the offer has ended or another tab has answered it [PM-8.20]', () => {
    expect(answerFailureCopy(refused(409), documented)).toBe(CHANGED);
  });

  it('has the documented message otherwise [PM-8.20]', () => {
    expect(answerFailureCopy(refused(500), documented)).toBe(documented);
    const offline = { kind: 'unreachable', reason: 'offline' } as const;
    expect(answerFailureCopy(offline, documented)).toBe(documented);
  });
});
