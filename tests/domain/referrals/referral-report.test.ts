import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import {
  maskedMobile,
  readReferralDay,
  referralCampaignId,
  type ReferralEntry,
  ReferralEvent,
  referralReport,
  ReferralTab,
  referralTabLabel,
} from '#domain/referrals/referral-report.ts';
import { DEFAULT_CAMPAIGN_ID } from '#domain/platform/default-campaign.ts';
import { paise } from '#tests/arbitraries/share-orders.ts';

const wrong = 5 as unknown as string;

function entry(over: Partial<ReferralEntry> = {}): ReferralEntry {
  return {
    event: 'sale',
    status: '1',
    day: CalendarDate.of('2026-11-21'),
    friendName: 'Asha Rao',
    friendMobile: '9876543210',
    purchaseValue: Money.of('250'),
    ...over,
  };
}

const entries = fc.array(
  fc.record({
    event: fc.constantFrom(...Object.values(ReferralEvent)),
    status: fc.constantFrom('0', '1', '2', ' 2', '22', ''),
    day: fc
      .integer({ min: 0, max: 60 })
      .map((days) => CalendarDate.of('2026-09-01').plus({ days })),
    friendName: fc.constant('Asha Rao'),
    friendMobile: fc.constant('9876543210'),
    purchaseValue: fc.oneof(fc.constant(Money.zero), paise({ min: 0n, max: 10n ** 9n })),
  }),
  { maxLength: 10 },
);

describe('referralReport', () => {
  it('leaves entries of status 2 out [AP-4.59]', () => {
    const report = referralReport([entry(), entry({ status: '2' }), entry({ status: ' 2 ' })]);
    expect(report.entries.invested).toHaveLength(1);
    expect(report.earned.text).toBe('250');
  });

  it('counts register as Registered, sale as Invested [AP-4.60, AP-4.61]', () => {
    const [joined, bought] = [entry({ event: 'register', purchaseValue: Money.zero }), entry()];
    const { entries: tabs } = referralReport([joined, bought]);
    expect(tabs.registered).toEqual([joined]);
    expect(tabs.invested).toEqual([bought]);
  });

  it('adds up the purchase values as Earned, and lists the entries with one [AP-4.62]', () => {
    const joined = entry({ event: 'register', purchaseValue: Money.of('50.50') });
    const report = referralReport([entry(), joined, entry({ purchaseValue: Money.zero })]);
    expect(report.earned.text).toBe('300.5');
    expect(report.entries.earned).toEqual([entry(), joined]);
  });

  it('has every entry that counts in its tabs, newest first, and earns the exact sum', () => {
    fc.assert(
      fc.property(entries, (list) => {
        const { earned, entries: tabs } = referralReport(list);
        const counted = list.filter(({ status }) => status.trim() !== '2');
        const paiseOf = (amount: Money) => BigInt(amount.times(100).text);
        const sum = counted.reduce((total, each) => total + paiseOf(each.purchaseValue), 0n);
        expect(paiseOf(earned)).toBe(sum);
        expect(new Set([...tabs.registered, ...tabs.invested])).toEqual(new Set(counted));
        expect(tabs.registered.length + tabs.invested.length).toBe(counted.length);
        for (const tab of Object.values(ReferralTab)) {
          const days = tabs[tab].map(({ day }) => day.iso);
          expect(days).toEqual(days.toSorted().toReversed());
        }
      }),
    );
  });

  it('throws for arguments of the wrong type or range', () => {
    expect(() => referralReport(5 as unknown as [])).toThrow('a list was expected');
    expect(() => referralReport([entry({ status: wrong })])).toThrow('text was expected');
    expect(() => referralReport([entry({ event: 'gift' as ReferralEvent })])).toThrow(
      'was expected, got "gift"',
    );
    expect(() => referralReport([entry({ purchaseValue: Money.of('-1') })])).toThrow(
      'must not be negative',
    );
    const unpaid = entry({ purchaseValue: 5 as unknown as Money });
    expect(() => referralReport([unpaid])).toThrow('money was expected');
    const undated = entry({ day: '2026-11-21' as unknown as CalendarDate });
    expect(() => referralReport([undated, undated])).toThrow('a date was expected');
  });
});

describe('referralTabLabel', () => {
  it('calls the tabs Earned, Registered and Invested', () => {
    expect(Object.values(ReferralTab).map(referralTabLabel)).toEqual([
      'Earned',
      'Registered',
      'Invested',
    ]);
    expect(() => referralTabLabel('lost' as ReferralTab)).toThrow('was expected, got "lost"');
  });
});

describe('readReferralDay', () => {
  it('reads a date and a time with a space between them [AP-3.35]', () => {
    for (const text of ['2026-11-21 10:30:00', '21/11/2026 23:59', ' 21-11-2026  00:00:00 ']) {
      expect(readReferralDay(text)?.iso).toBe('2026-11-21');
    }
  });

  it('reads every moment back to its day', () => {
    const moments = fc.tuple(
      fc.integer({ min: 0, max: 9000 }),
      fc.nat({ max: 23 }),
      fc.nat({ max: 59 }),
    );
    fc.assert(
      fc.property(moments, ([days, hours, minutes]) => {
        const day = CalendarDate.of('2010-01-01').plus({ days });
        const time = [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
        expect(readReferralDay(`${day.iso} ${time}:07`)?.equals(day)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'yesterday',
    '2026-11-21',
    '2026-11-21 24:00',
    '2026-11-21 10:60',
    '2026-11-21 10:30:60',
    '2026-11-21 10:30 IST',
    '2026-02-30 10:30',
    '2026-11-21T10:30',
    '2026-11-21 1:30',
    '2026-11-21 x10:30',
    '2026-11-21 10:30x',
    '२०२६-११-२१ 10:30',
  ])('reads nothing from %j', (text) => {
    expect(readReferralDay(text)).toBeUndefined();
  });
});

describe('referralCampaignId', () => {
  it('is 34427 if none is stored [AP-9.2, AP-9.3]', () => {
    expect(DEFAULT_CAMPAIGN_ID).toBe(34427);
    for (const none of [undefined, '', '  ']) expect(referralCampaignId(none)).toBe('34427');
    expect(referralCampaignId(' 50012 ')).toBe('50012');
  });

  it('is never blank', () => {
    fc.assert(
      fc.property(fc.string(), (stored) => {
        const expected = stored.trim() === '' ? '34427' : stored.trim();
        expect(referralCampaignId(stored)).toBe(expected);
      }),
    );
    expect(() => referralCampaignId(wrong)).toThrow('text was expected');
  });
});

describe('maskedMobile', () => {
  it('never shows more than the last four digits', () => {
    fc.assert(
      fc.property(fc.oneof(fc.stringMatching(/^\+?[0-9X ]{0,14}$/), fc.string()), (mobile) => {
        const masked = maskedMobile(mobile);
        const signs = mobile.replaceAll(/[^0-9X]/g, '');
        expect(masked).toHaveLength(10);
        const seen = masked.replaceAll('•', '');
        const isLong = signs.length >= 10;
        expect(seen).toBe((isLong && /[0-9]{4}$/.exec(signs)?.[0]) || '');
      }),
    );
    expect(maskedMobile('+91 98765 43210')).toBe('••••••3210');
    expect(maskedMobile('9876543210')).toBe('••••••3210');
    expect(maskedMobile('XXXXXX3210')).toBe('••••••3210');
    expect(maskedMobile('98XXXXXX10')).toBe('••••••••••');
    expect(maskedMobile('987654321')).toBe('••••••••••');
    expect(() => maskedMobile(wrong)).toThrow('text was expected');
  });
});
