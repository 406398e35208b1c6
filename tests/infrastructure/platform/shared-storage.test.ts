import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { describe, expect, it } from 'vitest';

describe('an entry that all tabs share', () => {
  it('is absent after a write for which the storage has no room', () => {
    const texts = new Map([['choice', 'old']]);
    const storage = {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: (key: string) => void texts.delete(key),
    } as unknown as Storage;
    const shared = new SharedStorage(storage);
    shared.write('choice', 'new');
    expect(shared.read('choice')).toBeUndefined();
  });
});
