import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import {
  FIRST_TRANSACTION_REWARD,
  friendInvestmentReward,
  PRE_IPO_REWARD_PERCENT,
  referralReward,
  referralVoucher,
  VOUCHER_BUSINESS_DAYS,
  VOUCHER_FROM,
  VOUCHER_VALUE,
} from '#domain/referrals/referral-rewards.ts';
import { investments } from '#tests/arbitraries/share-holdings.ts';

const paiseOf = (amount: Money) => BigInt(amount.times(100).text);
const wrong = 5 as unknown as Money;

describe('referralVoucher', () => {
  it('is 250 rupees from 25,000 on, within 5 business days [AP-9.4, AP-9.5]', () => {
    expect([VOUCHER_FROM.text, VOUCHER_VALUE.text, VOUCHER_BUSINESS_DAYS]).toEqual([
      '25000',
      '250',
      5,
    ]);
    expect(referralVoucher(Money.of('25000'))?.text).toBe('250');
    expect(referralVoucher(Money.of('24999.99'))).toBeUndefined();
  });

  it('is defined exactly from 25,000 on, and always the same', () => {
    fc.assert(
      fc.property(investments(), (investment) => {
        const isEnough = paiseOf(investment) >= 2_500_000n;
        expect(referralVoucher(investment)?.text).toBe(isEnough ? '250' : undefined);
      }),
    );
    expect(() => referralVoucher(Money.of('-1'))).toThrow('must not be negative');
    expect(() => referralVoucher(wrong)).toThrow('money was expected');
  });
});

describe('referralReward', () => {
  it('is 200 rupees for the first transaction, and 0.25 percent of the investment', () => {
    expect([FIRST_TRANSACTION_REWARD.text, PRE_IPO_REWARD_PERCENT]).toEqual(['200', '0.25']);
    const of = (text: string, isFirst: boolean) =>
      referralReward({ preIpoInvestment: Money.of(text), isFirst }).text;
    expect(of('100000', true)).toBe('450');
    expect(of('100000', false)).toBe('250');
    expect(of('0', true)).toBe('200');
    expect(of('2', false)).toBe('0.01');
    expect(of('1.99', false)).toBe('0');
  });

  it('is a four hundredth, half-up to the paisa, in exact integers', () => {
    fc.assert(
      fc.property(investments(), fc.boolean(), (preIpoInvestment, isFirst) => {
        const share = (2n * paiseOf(preIpoInvestment) + 400n) / 800n;
        const reward = referralReward({ preIpoInvestment, isFirst });
        expect(paiseOf(reward)).toBe(share + (isFirst ? 20_000n : 0n));
      }),
    );
  });

  it('throws for arguments of the wrong type or range', () => {
    const fine = { preIpoInvestment: Money.of('5'), isFirst: true };
    expect(() => referralReward({ ...fine, preIpoInvestment: Money.of('-1') })).toThrow(
      'must not be negative',
    );
    expect(() => referralReward({ ...fine, preIpoInvestment: wrong })).toThrow(
      'money was expected',
    );
    expect(() => referralReward({ ...fine, isFirst: 1 as unknown as boolean })).toThrow(
      'true or false was expected',
    );
    expect(() => referralReward(5 as unknown as typeof fine)).toThrow(
      'a plain object was expected',
    );
  });
});

describe('friendInvestmentReward', () => {
  const of = (text: string, isPreIpo: boolean, isFirst: boolean) =>
    friendInvestmentReward({ investment: Money.of(text), isPreIpo, isFirst }).text;

  it('is the voucher and the reward for a transaction of its kind [AP-9.4, AP-9.6]', () => {
    expect(of('100000', true, true)).toBe('700');
    expect(of('100000', true, false)).toBe('500');
    expect(of('25000', false, true)).toBe('450');
    expect(of('24999', false, true)).toBe('200');
    expect(of('24999', false, false)).toBe('0');
    expect(of('10000', true, false)).toBe('25');
  });

  it('adds up both programs, to the paisa', () => {
    fc.assert(
      fc.property(investments(), fc.boolean(), fc.boolean(), (investment, isPreIpo, isFirst) => {
        const share = isPreIpo ? (2n * paiseOf(investment) + 400n) / 800n : 0n;
        const voucher = paiseOf(investment) >= 2_500_000n ? 25_000n : 0n;
        const reward = friendInvestmentReward({ investment, isPreIpo, isFirst });
        expect(paiseOf(reward)).toBe(share + voucher + (isFirst ? 20_000n : 0n));
      }),
    );
  });

  it('throws for arguments of the wrong type or range', () => {
    const fine = { investment: Money.of('5'), isPreIpo: true, isFirst: true };
    const refused = [
      [{ investment: wrong }, 'money was expected'],
      [{ investment: Money.of('-1') }, 'must not be negative'],
      [{ isPreIpo: 1 as unknown as boolean }, 'true or false was expected'],
      [{ isFirst: 'no' as unknown as boolean }, 'true or false was expected'],
    ] as const;
    for (const [part, message] of refused) {
      expect(() => friendInvestmentReward({ ...fine, ...part })).toThrow(message);
    }
    expect(() => friendInvestmentReward({ ...fine, isPreIpo: false, investment: wrong })).toThrow(
      'money was expected',
    );
    expect(() => friendInvestmentReward(5 as unknown as typeof fine)).toThrow(
      'a plain object was expected',
    );
  });
});
