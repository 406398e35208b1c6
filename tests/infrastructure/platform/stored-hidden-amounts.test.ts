import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredHiddenAmounts } from '#infrastructure/platform/storage/stored-hidden-amounts.ts';
import { expect, it } from 'vitest';

function storageWith(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const hiddenAmounts = (storage: object) =>
  new StoredHiddenAmounts(new SharedStorage(storage as Storage));

it('shows amounts until the investor hides them', () => {
  expect(hiddenAmounts(storageWith()).read()).toBe(false);
});

it('keeps the choice for the next visit', () => {
  const storage = storageWith();
  hiddenAmounts(storage).choose(true);
  expect(hiddenAmounts(storage).read()).toBe(true);
  hiddenAmounts(storage).choose(false);
  expect(hiddenAmounts(storage).read()).toBe(false);
  expect(storage.kept.size).toBe(0);
});

it('treats an unknown value as no choice', () => {
  expect(hiddenAmounts(storageWith({ 'vriddhi.hidden-amounts': 'maybe' })).read()).toBe(false);
});
