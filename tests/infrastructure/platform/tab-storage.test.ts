import { TabStorage } from '#infrastructure/platform/storage/tab-storage.ts';
import { stopDeviceClock } from '#tests/support/device-clock.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const NAME = 'vriddhi.test';

type Change = (view: Map<string, string>) => void;
/** Delivers a change to the other process. */
type Deliver = (deliver: () => void) => void;

const soon: Deliver = (deliver) => void setTimeout(deliver, 20);

/**
 * Local storage as two processes see it: what one changes reaches the other later.
 * @param looks counts the reads of each process
 */
function slowStorages(later = soon, looks = [0, 0]): readonly [Storage, Storage] {
  const views = [new Map<string, string>(), new Map<string, string>()] as const;
  const change = (own: number, work: Change) => {
    work(views[own === 0 ? 0 : 1]);
    later(() => work(views[own === 0 ? 1 : 0]));
  };
  const storageOf = (own: 0 | 1) =>
    ({
      getItem: (key: string) => {
        looks[own] = (looks[own] ?? 0) + 1;
        return views[own].get(key) ?? null;
      },
      setItem: (key: string, text: string) => change(own, (view) => view.set(key, text)),
      removeItem: (key: string) => change(own, (view) => view.delete(key)),
    }) as Storage;
  return [storageOf(0), storageOf(1)];
}

function twoTabs(name: string, later?: Deliver) {
  const { locks } = navigator;
  const looks = [0, 0];
  const storages = slowStorages(later, looks);
  const tabs = storages.map((storage) => new TabStorage({ name, storage, locks }));
  const [one, other] = tabs;
  if (!one || !other) throw new Error('two tabs');
  return { one, other, looks };
}

// On the device's clock, a change is announced for a while, and a reader waits for a while.
beforeEach(() => void stopDeviceClock());

describe('an entry of local storage', () => {
  it('is read as another tab wrote it, before the browser reports the change', async () => {
    const changes: (() => void)[] = [];
    const later: Deliver = (deliver) => void changes.push(deliver);
    const { one, other, looks } = twoTabs(`${NAME}.read`, later);
    /** Reads the entry; the changes arrive once the tab has looked for them in vain. */
    const readEarly = async (tab: TabStorage, own: 0 | 1) => {
      const looksBefore = looks[own] ?? 0;
      const read = tab.read();
      await expect.poll(() => looks[own]).toBeGreaterThan(looksBefore);
      for (const deliver of changes.splice(0)) deliver();
      return read;
    };
    await one.write('first');
    expect(await readEarly(other, 1)).toBe('first');
    await other.write('second');
    expect(await readEarly(one, 0)).toBe('second');
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
    const { other, looks } = twoTabs(`${NAME}.lost`);
    const mark = `${NAME}.lost written 9 ${Date.now()}`;
    await navigator.locks.request(mark, { mode: 'shared' }, async () => {
      const read = other.read();
      await expect.poll(() => looks[1]).toBeGreaterThan(0);
      vi.setSystemTime(Date.now() + 1001);
      expect(await read).toBeUndefined();
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
