import { takeFrom } from '#application/platform/draft.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';

describe('the return path', () => {
  it('is stored under the key of the documents, and taken once', () => {
    const journeys = new TabJourneyStore(undefined);
    const returnPath = textDraft(JourneyKey.AttemptedPath)(journeys);
    expect(takeFrom(returnPath)).toBeUndefined();
    returnPath.keep('/portfolio');
    expect(journeys.read(JourneyKey.AttemptedPath)).toBe('/portfolio');
    expect(returnPath.read()).toBe('/portfolio');
    expect(takeFrom(returnPath)).toBe('/portfolio');
    expect(takeFrom(returnPath)).toBeUndefined();
  });
});

describe('the storage of a tab', () => {
  it('returns no older value after a reload if it was full', () => {
    const texts = new Map<string, string>();
    let isFull = false;
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (isFull) throw new DOMException('full', 'QuotaExceededError');
        texts.set(key, text);
      },
      removeItem: (key: string) => void texts.delete(key),
    } as Storage;
    const journeys = new TabJourneyStore(storage);
    journeys.write(JourneyKey.AttemptedPath, '/portfolio');
    isFull = true;
    journeys.write(JourneyKey.AttemptedPath, '/invest');
    expect(journeys.read(JourneyKey.AttemptedPath)).toBe('/invest');
    expect(new TabJourneyStore(storage).read(JourneyKey.AttemptedPath)).toBeUndefined();
  });
});
