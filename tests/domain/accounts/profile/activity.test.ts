import { ActivityKind, activityTopic, isSentBySms } from '#domain/accounts/profile/activity.ts';
import { describe, expect, it } from 'vitest';

describe('isSentBySms', () => {
  it('is true for bank and demat accounts, nominees and the email address', () => {
    const sent = Object.values(ActivityKind).filter(isSentBySms);
    const kinds = Object.values(ActivityKind);
    expect(sent).toEqual(kinds.filter((kind) => /bank|demat|nominee|email/.test(kind)));
  });
});

describe('activityTopic', () => {
  it('is money, such as a sale of shares, or an order, or the account', () => {
    const about = (topic: string) =>
      Object.values(ActivityKind).filter((kind) => activityTopic(kind) === topic);
    expect(about('money')).toEqual(['payment-sent-back', 'shares-sold', 'share-payment-returned']);
    expect(about('orders')).toEqual([
      'deposit-order-expired',
      'share-order-cancelled',
      'share-order-expired',
      'share-sale-agreed',
    ]);
    expect(about('account')).toContain('signed-in');
    expect(about('account')).toContain('bank-linked');
  });
});
