import { expect, type Page } from '@playwright/test';

/** Waits until the drafts on this device contain a typed text; storing takes a moment. */
export async function untilDraftHas(page: Page, typed: string): Promise<void> {
  await expect.poll(() => page.evaluate(storedDrafts)).toContain(JSON.stringify(typed));
}

/** Decrypts the drafts with the key of the device, as the app does. */
async function storedDrafts(): Promise<string> {
  const [, stored] = /^\d+:(.+)$/s.exec(localStorage.getItem('vriddhi.drafts') ?? '') ?? [];
  if (stored === undefined) return '';
  const result = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB refused the request'));
    });
  const database = await result(indexedDB.open('vriddhi', 1));
  const keys = database.transaction('keys', 'readonly').objectStore('keys');
  const key = (await result(keys.get('session'))) as CryptoKey;
  database.close();
  const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
  const algorithm = { name: 'AES-GCM', iv: bytes.subarray(0, 12) };
  const plain = await crypto.subtle.decrypt(algorithm, key, bytes.subarray(12));
  return new TextDecoder().decode(plain);
}
