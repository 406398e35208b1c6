import { expect } from '@playwright/test';
import type { BrowserContext, Page } from '@playwright/test';

/** Private data that a journey may contain only in its requests. */
export interface PrivateTraces {
  /** Adds a secret: a PAN, an account number, a code. */
  guard(name: string, text: string): void;
  /** Asserts that storage, caches, visited addresses and console contain no secret. */
  scan(page: Page): Promise<void>;
}

interface Secret {
  readonly name: string;
  readonly text: string;
}

/**
 * Watches all pages of a context; access tokens become secrets as soon as a request contains one.
 */
export function followTraces(context: BrowserContext): PrivateTraces {
  const secrets = new Map<string, Secret>();
  const seen: { readonly where: string; readonly text: string }[] = [];
  const guard = (name: string, text: string) => void secrets.set(text, { name, text });
  context.on('request', (request) => {
    seen.push({ where: 'address', text: request.url() });
    const [, token] = /^Bearer (.+)$/.exec(request.headers()['authorization'] ?? '') ?? [];
    if (token !== undefined) guard('access token', token);
  });
  context.on('console', (message) => void seen.push({ where: 'console', text: message.text() }));
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => void seen.push({ where: 'address', text: frame.url() }));
  });
  return {
    guard,
    scan: async (page) => {
      const kept = [...seen, ...(await page.evaluate(everythingKept))];
      const found = [...secrets.values()].flatMap(({ name, text }) =>
        kept
          .filter((place) => readings(place.text).some((reading) => reading.includes(text)))
          .map((place) => `${name} in the ${place.where}: ${place.text.slice(0, 160)}`),
      );
      expect([...new Set(found)], 'personal data in the clear').toEqual([]);
    },
  };
}

/** The text and its decoded forms: percent-encoding, base64. */
function readings(text: string): readonly string[] {
  const decoded = text.replaceAll(/%[0-9A-Fa-f]{2}/g, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  const packed = text.match(/[\w+/-]{16,}={0,2}/g) ?? [];
  return [text, decoded, ...packed.map((part) => Buffer.from(part, 'base64').toString('latin1'))];
}

async function everythingKept(): Promise<{ where: string; text: string }[]> {
  const kept: { where: string; text: string }[] = [];
  for (const [where, storage] of [
    ['local storage', localStorage],
    ['session storage', sessionStorage],
  ] as const) {
    for (const [key, text] of Object.entries(storage)) {
      kept.push({ where, text: `${key} = ${String(text)}` });
    }
  }
  kept.push({ where: 'history', text: JSON.stringify(history.state) });
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const reply = await cache.match(request);
      kept.push({ where: 'cache', text: `${request.url} ${(await reply?.text()) ?? ''}` });
    }
  }
  for (const { name = '' } of await indexedDB.databases()) {
    for (const row of await rowsOf(name)) {
      kept.push({ where: 'indexed database', text: row });
    }
  }
  return kept;

  function rowsOf(name: string): Promise<string[]> {
    return new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onerror = () => reject(new Error(`${name} cannot be opened`));
      opening.onsuccess = () => {
        const database = opening.result;
        const stores = [...database.objectStoreNames];
        const rows: string[] = [];
        if (stores.length === 0) resolve(rows);
        const reading = database.transaction(stores);
        for (const store of stores) {
          const all = reading.objectStore(store).getAll();
          all.onsuccess = () => void rows.push(...all.result.map((row) => JSON.stringify(row)));
        }
        reading.oncomplete = () => {
          database.close();
          resolve(rows);
        };
      };
    });
  }
}
