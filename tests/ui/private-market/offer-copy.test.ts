import type { PortFailure } from '#application/platform/port-failure.ts';
import { rejectFailureCopy } from '#ui/private-market/orders/list/copy.ts';
import { describe, expect, it } from 'vitest';

const CHANGED = 'The status of this order has changed. Please check it again.';
const refused = (status: number): PortFailure => ({
  kind: 'refused',
  status,
  code: 'order-moved',
  message: CHANGED,
});

describe('a declined offer that is refused', () => {
  it('has the server’s message if another tab has answered it', () => {
    expect(rejectFailureCopy(refused(409))).toBe(CHANGED);
  });

  it('has the documented message otherwise [PM-8.20]', () => {
    const documented = 'We could not decline the offer. Please try again.';
    expect(rejectFailureCopy(refused(500))).toBe(documented);
    expect(rejectFailureCopy({ kind: 'unreachable', reason: 'offline' })).toBe(documented);
  });
});
