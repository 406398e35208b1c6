import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { StoredReturnPath } from '#infrastructure/platform/storage/stored-return-path.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';

describe('the return path', () => {
  it('is stored under the key of the documents, and taken once', () => {
    const journeys = new TabJourneyStore(undefined);
    const returnPath = new StoredReturnPath(journeys);
    expect(returnPath.take()).toBeUndefined();
    returnPath.keep('/portfolio');
    expect(journeys.read(JourneyKey.AttemptedPath)).toBe('/portfolio');
    expect(returnPath.read()).toBe('/portfolio');
    expect(returnPath.take()).toBe('/portfolio');
    expect(returnPath.take()).toBeUndefined();
  });
});
