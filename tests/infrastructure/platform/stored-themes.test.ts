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

it('works if storage is blocked', () => {
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

it('colours the bars of the browser in the chosen theme', () => {
  const bars = new Map<string, string>();
  const querySelector = (selector: string) => ({
    setAttribute: (name: string, value: string) => void bars.set(`${selector} ${name}`, value),
  });
  const themes = new StoredThemes(shared(storageWith()), { ...rootWith(), querySelector });
  const media = () => ['light', 'dark'].map((bar) => bars.get(`meta[data-bar="${bar}"] media`));
  themes.show();
  expect(media()).toEqual(['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)']);
  themes.choose('dark');
  expect(media()).toEqual(['not all', 'all']);
  themes.choose('light');
  expect(media()).toEqual(['all', 'not all']);
});
