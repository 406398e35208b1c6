import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { StoredCodeTimer } from '#infrastructure/accounts/sign-in/stored-code-timer.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredAttribution } from '#infrastructure/platform/storage/stored-attribution.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

const ALL =
  'utm_source=mail&utm_medium=newsletter&utm_campaign=diwali-26&utm_content=top' +
  '&ir_ref=R7&ir_notify=1&ir_co=FRIEND5&ifa_id=4711&campaign_id=50012';
const KEPT = {
  utm_source: 'mail',
  utm_medium: 'newsletter',
  utm_campaign: 'diwali-26',
  utm_content: 'top',
  irRef: 'R7',
  irNotify: '1',
  irCo: 'FRIEND5',
  isReferred: 'true',
  Ifaid: '4711',
  campaign_id: '50012',
};
const kept = () => Object.fromEntries(Object.entries(localStorage));
const storage = new SharedStorage(localStorage);
const attribution = new StoredAttribution(storage);
const keysAfter = (search: string) => {
  localStorage.clear();
  attribution.record(search);
  return Object.keys(kept());
};

const backend = testBackend();
beforeEach(() => localStorage.clear());

describe('the campaign parameters of an arrival', () => {
  it.each(['/', '/login', '/terms', '/no/such-page', '/portfolio'])(
    'are stored on any page: %s [AP-9.3, AP-9.45, AP-9.46, FD-3.74, FD-3.75]',
    async (path) => {
      await renderScreen({ path: `${path}?${ALL}`, as: 'visitor', backend });
      await waitFor(() => expect(kept()).toMatchObject(KEPT));
    },
  );

  it('are stored beside the time of the last code [AP-9.45]', () => {
    const at = new Date('2026-11-21T10:00:00Z');
    const timer = new StoredCodeTimer(storage);
    timer.markSent(at);
    expect(Object.keys(kept())).toEqual(['timerStart']);
    expect(timer.sentAt()).toEqual(at);
  });

  it('stay until another arrival has its own', () => {
    attribution.record('?utm_source=mail');
    attribution.record('?where_from=a');
    expect(kept()).toEqual({ utm_source: 'mail' });
    attribution.record('?utm_source=poster');
    expect(kept()).toEqual({ utm_source: 'poster' });
  });

  it('never contain personal data or other texts [AP-9.46]', () => {
    expect(keysAfter('utm_source=asha%40mail.example&utm_medium=9876543210')).toEqual([]);
    expect(keysAfter(`ir_co=%3Cscript%3E&utm_content=${'x'.repeat(65)}&ir_ref=%20`)).toEqual([]);
    expect(keysAfter('ifa_id=0&ifa_id=7')).toEqual([]);
    expect(keysAfter('ifa_id=12a&campaign_id=diwali')).toEqual([]);
  });

  it('are skipped without a failure if storage is blocked or full', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    const full = { getItem: blocked, setItem: blocked, removeItem: blocked } as never;
    for (const none of [undefined, full]) {
      const store = new SharedStorage(none);
      const unkept = new StoredAttribution(store);
      unkept.record(`?${ALL}`);
      store.remove('irCo');
      expect(unkept.read()).toEqual({});
      expect(new StoredCodeTimer(store).sentAt()).toBeUndefined();
    }
  });

  it('are read from any query without a failure, by the documented keys only', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (search) => {
        const named = `utm_source=${encodeURIComponent(search)}`;
        for (const key of keysAfter(`${search}&${named}`)) {
          expect(Object.keys(KEPT)).toContain(key);
        }
      }),
    );
  });
});

describe('the session keys', () => {
  it('are those of the documents [AP-9.44]', () => {
    expect(Object.values(JourneyKey)).toEqual(
      expect.arrayContaining([
        'selectedTenure',
        'payoutMechanism',
        'fd_investment_id',
        'fdFinderSuggestion',
      ]),
    );
  });
});
