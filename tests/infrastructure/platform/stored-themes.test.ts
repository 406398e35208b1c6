import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredThemes } from '#infrastructure/platform/storage/stored-themes.ts';
import { expect, it } from 'vitest';

const shared = (storage: object) => new SharedStorage(storage as Storage);

function storageWith(entries: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(entries));
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const rootWith = () => ({ dataset: {} as DOMStringMap });

it('follows the device until a theme is chosen', () => {
  const root = rootWith();
  const themes = new StoredThemes(shared(storageWith()), root);
  themes.show();
  expect(themes.read()).toBe('device');
  expect(root.dataset).toEqual({});
});

it('shows and keeps the chosen theme', () => {
  const storage = storageWith();
  new StoredThemes(shared(storage), rootWith()).choose('dark');
  const next = rootWith();
  new StoredThemes(shared(storage), next).show();
  expect(next.dataset['theme']).toBe('dark');
});

it('forgets the choice when the device decides again', () => {
  const storage = storageWith({ 'vriddhi.theme': 'light' });
  const root = rootWith();
  const themes = new StoredThemes(shared(storage), root);
  themes.choose('device');
  expect(root.dataset).toEqual({});
  expect(storage.kept.size).toBe(0);
});

it('treats an unknown value as no choice', () => {
  const root = rootWith();
  new StoredThemes(shared(storageWith({ 'vriddhi.theme': '"><script>' })), root).show();
  expect(root.dataset).toEqual({});
});

it('works where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const storage = { getItem: blocked, setItem: blocked, removeItem: blocked };
  const root = rootWith();
  const themes = new StoredThemes(shared(storage), root);
  themes.show();
  themes.choose('dark');
  expect(themes.read()).toBe('device');
  expect(root.dataset['theme']).toBe('dark');
});
