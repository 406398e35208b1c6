import { EncryptedVault } from '#infrastructure/platform/storage/encrypted-vault.ts';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, it, vi } from 'vitest';

const NAME = 'vriddhi.test';

/** The storage of a browser, which its pages share. */
class Browser {
  readonly texts = new Map<string, string>();
  databases = new IDBFactory();
  isFull = false;
  /** How often IndexedDB fails to open from now on. */
  failures = 0;
  /** Whether IndexedDB answers neither yes nor no. */
  isSilent = false;

  page(databases = this.failing(), removesOlder = false): EncryptedVault {
    const storage = {
      getItem: (key: string) => this.texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
        this.texts.set(key, text);
      },
      removeItem: (key: string) => void this.texts.delete(key),
    } as Storage;
    return new EncryptedVault({ name: NAME, storage, databases, crypto, removesOlder });
  }

  private failing(): IDBFactory {
    const { databases } = this;
    const deleteDatabase = databases.deleteDatabase.bind(databases);
    const open: IDBFactory['open'] = (...args) => {
      if (this.isSilent) return {} as IDBOpenDBRequest;
      if (this.failures === 0) return this.databases.open(...args);
      this.failures -= 1;
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    };
    return { open, deleteDatabase } as IDBFactory;
  }
}

let browser: Browser;
beforeEach(() => {
  browser = new Browser();
  // Attempts to open the database follow each other at once, and only a silent database is late.
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void, wait: number) => {
    if (wait < 1000 || browser.isSilent) queueMicrotask(run);
  }) as never);
});

describe('stored text', () => {
  it('is encrypted, and read by the next page', async () => {
    await browser.page().write('secret');
    expect([...browser.texts.values()].join()).not.toContain('secret');
    expect(await browser.page().read()).toBe('secret');
  });

  it('survives a moment in which IndexedDB does not open', async () => {
    await browser.page().write('secret');
    browser.failures = 2;
    const page = browser.page();
    expect(await page.read()).toBe('secret');
    expect(page.storage).toBe('device');
  });

  it('stays stored while IndexedDB does not open, and is read later by the same page', async () => {
    await browser.page().write('secret');
    browser.failures = 5;
    const page = browser.page();
    await expect(page.read()).rejects.toThrow('Indexed Database server lost');
    expect(page.storage).toBe('unreadable');
    await expect(page.read()).rejects.toThrow('Indexed Database server lost');
    expect(await page.read()).toBe('secret');
    expect(page.storage).toBe('device');
  });

  it('is read after a newer version of the app has raised the version of the database', async () => {
    await browser.page().write('secret');
    await new Promise((done) => {
      const request = browser.databases.open('vriddhi', 2);
      request.onsuccess = () => done(request.result.close());
    });
    const page = browser.page();
    expect(await page.read()).toBe('secret');
    await page.write('newer');
    expect(page.storage).toBe('device');
  });

  it('is deleted if it is damaged', async () => {
    await browser.page().write('secret');
    const [stored = ''] = browser.texts.values();
    for (const damaged of [stored.slice(0, -8), '1:%%%', 'plain']) {
      browser.texts.set(NAME, damaged);
      expect(await browser.page().read()).toBeUndefined();
      expect(browser.texts.has(NAME)).toBe(false);
    }
  });

  it('is deleted if its key does not exist any more', async () => {
    await browser.page().write('secret');
    expect(await browser.page(new IDBFactory()).read()).toBeUndefined();
    expect(browser.texts.has(NAME)).toBe(false);
  });
});

describe('a database without its object store', () => {
  it('is replaced: older text is gone, and new text is stored', async () => {
    await browser.page().write('of the lost key');
    browser.databases = new IDBFactory();
    await new Promise((done) => {
      const request = browser.databases.open('vriddhi', 1);
      request.onsuccess = () => done(request.result.close());
    });
    const page = browser.page();
    expect(await page.read()).toBeUndefined();
    await page.write('secret');
    expect(page.storage).toBe('device');
    expect(await browser.page().read()).toBe('secret');
  });
});

describe('text that cannot be stored', () => {
  it('lasts as long as the page without IndexedDB', async () => {
    // Where the browser has switched it off.
    const page = browser.page(null as never);
    expect(await page.read()).toBeUndefined();
    await page.write('secret');
    expect(await page.read()).toBe('secret');
    expect(page.storage).toBe('page');
  });

  it('lasts as long as the page while the storage is full, which keeps the older text', async () => {
    const page = browser.page();
    await page.write('old');
    browser.isFull = true;
    await page.write('new');
    expect(await page.read()).toBe('new');
    expect(page.storage).toBe('page');
    expect(await browser.page().read()).toBe('old');
  });

  it('removes the older text where that is outdated', async () => {
    const page = browser.page(undefined, true);
    await page.write('old');
    browser.isFull = true;
    await page.write('new');
    expect(await page.read()).toBe('new');
    expect(await browser.page().read()).toBeUndefined();
  });

  it('lasts as long as the page while IndexedDB does not answer', async () => {
    browser.isSilent = true;
    const page = browser.page();
    await page.write('secret');
    expect(await page.read()).toBe('secret');
    expect(page.storage).toBe('page');
    expect(browser.texts.size).toBe(0);
  });

  it('is stored by the next write that succeeds', async () => {
    const page = browser.page();
    browser.isFull = true;
    await page.write('one');
    browser.isFull = false;
    await page.write('two');
    expect(page.storage).toBe('device');
    expect(await browser.page().read()).toBe('two');
  });

  it('replaces text that could not be read', async () => {
    await browser.page().write('of another person');
    browser.failures = 100;
    const page = browser.page();
    await expect(page.read()).rejects.toThrow('Indexed Database server lost');
    await page.write('own');
    browser.failures = 0;
    expect(await page.read()).toBe('own');
    expect(await browser.page().read()).toBeUndefined();
  });

  it('gives way to what another tab stores afterwards', async () => {
    for (const removesOlder of [false, true]) {
      const page = browser.page(undefined, removesOlder);
      await page.write('old');
      browser.isFull = true;
      expect(await page.write('new')).toBe(false);
      browser.isFull = false;
      expect(await browser.page().write('of another tab')).toBe(true);
      expect(await page.read()).toBe('of another tab');
      expect(page.storage).toBe('device');
    }
  });

  it('is forgotten when the vault is cleared', async () => {
    const page = browser.page();
    browser.isFull = true;
    await page.write('secret');
    await page.clear();
    expect(await page.read()).toBeUndefined();
    expect(page.storage).toBe('device');
  });
});

describe('a page in the back/forward cache', () => {
  it('looks at the vault when the browser shows it again', () => {
    const window = new EventTarget();
    vi.stubGlobal('window', window);
    const looks = vi.fn();
    browser.page().onOtherTab(looks);
    for (const persisted of [false, true]) {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
      expect(looks).toHaveBeenCalledTimes(persisted ? 1 : 0);
    }
  });
});
