import { TabStorage } from '#infrastructure/platform/storage/tab-storage.ts';
import { describe, expect, it } from 'vitest';

const NAME = 'vriddhi.test';

/** Local storage as two processes see it: what one changes reaches the other a little later. */
function slowStorages(milliseconds = 20): readonly [Storage, Storage] {
  const views = [new Map<string, string>(), new Map<string, string>()] as const;
  const change = (own: number, work: (view: Map<string, string>) => void) => {
    work(views[own === 0 ? 0 : 1]);
    setTimeout(() => work(views[own === 0 ? 1 : 0]), milliseconds);
  };
  const storageOf = (own: 0 | 1) =>
    ({
      getItem: (key: string) => views[own].get(key) ?? null,
      setItem: (key: string, text: string) => change(own, (view) => view.set(key, text)),
      removeItem: (key: string) => change(own, (view) => view.delete(key)),
    }) as Storage;
  return [storageOf(0), storageOf(1)];
}

function twoTabs(name: string, milliseconds?: number) {
  const { locks } = navigator;
  const storages = slowStorages(milliseconds);
  const tabs = storages.map((storage) => new TabStorage({ name, storage, locks }));
  const [one, other] = tabs;
  if (!one || !other) throw new Error('two tabs');
  return { one, other, storages };
}

describe('an entry of local storage', () => {
  it('is read as another tab wrote it, before the browser reports the change', async () => {
    // Long enough to read the value before it arrives, even on a busy machine.
    const { one, other, storages } = twoTabs(`${NAME}.read`, 500);
    await one.write('first');
    expect(storages[1].getItem(`${NAME}.read`)).toBeNull();
    expect(await other.read()).toBe('first');
    await other.write('second');
    expect(await one.read()).toBe('second');
  });

  it('is gone for every tab once one has removed it, and can be written again', async () => {
    const { one, other } = twoTabs(`${NAME}.remove`);
    await one.write('first');
    expect(await other.read()).toBe('first');
    await other.remove();
    expect(await one.read()).toBeUndefined();
    await one.write('second');
    expect(await other.read()).toBe('second');
  });

  it('loses no change of tabs that take turns [AP-4.54]', async () => {
    const { one, other } = twoTabs(`${NAME}.turns`);
    const turns = [one, other].map(async (tab) => {
      for (let count = 0; count < 10; count += 1) {
        await navigator.locks.request(`${NAME}.turn`, async () => {
          await tab.write(String(Number((await tab.read()) ?? 0) + 1));
        });
      }
    });
    await Promise.all(turns);
    expect(await one.read()).toBe('20');
  });

  it('is read without a number, as an older version stored it, and without locks', async () => {
    const [storage] = slowStorages();
    storage.setItem(NAME, 'older');
    const tab = new TabStorage({ name: NAME, storage });
    expect(await tab.read()).toBe('older');
    await tab.write('newer:\n1');
    expect(await tab.read()).toBe('newer:\n1');
    await tab.remove();
    expect(await tab.read()).toBeUndefined();
  });

  it('is read without waiting forever for a change that the browser never reports', async () => {
    const { other } = twoTabs(`${NAME}.lost`);
    const mark = `${NAME}.lost written 9 ${Date.now()}`;
    await navigator.locks.request(mark, { mode: 'shared' }, async () => {
      expect(await other.read()).toBeUndefined();
    });
  });

  it('is not hidden by late messages of a suspended tab', async () => {
    const { one, other } = twoTabs(`${NAME}.asleep`);
    const old = `${NAME}.asleep removed 9 ${Date.now() - 60_000}`;
    await navigator.locks.request(old, { mode: 'shared' }, async () => {
      await one.write('kept');
      expect(await other.read()).toBe('kept');
    });
  });
});
