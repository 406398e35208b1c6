import { TabStorage } from './tab-storage.ts';
import type { Vault } from './vault.ts';

const DATABASE = 'vriddhi';
const KEYS = 'keys';
const KEY_NAME = 'session';
const IV_BYTES = 12;
/** Milliseconds for which a tab waits for the lock. */
const PATIENCE_MILLISECONDS = 2000;

export interface EncryptedVaultDependencies {
  /** The key in local storage. */
  readonly name: string;
  readonly storage: Storage;
  readonly locks?: LockManager | undefined;
  readonly databases: IDBFactory;
  readonly crypto: Crypto;
}

/**
 * Stores text in local storage, encrypted with AES-GCM. The key is a non-extractable Web Crypto key
 * in IndexedDB, which no script can read. Text that cannot be decrypted counts as absent.
 */
export class EncryptedVault implements Vault {
  readonly outlivesThePage = true;
  private readonly stored: TabStorage;
  private key: Promise<CryptoKey> | undefined;

  constructor(private readonly dependencies: EncryptedVaultDependencies) {
    this.stored = new TabStorage(dependencies);
  }

  async read(): Promise<string | undefined> {
    const stored = await this.stored.read();
    if (stored === undefined) return undefined;
    try {
      const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
      const plain = await this.dependencies.crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES) },
        await this.deviceKey(),
        bytes.subarray(IV_BYTES),
      );
      return new TextDecoder().decode(plain);
    } catch {
      // The text is damaged, or its key is gone; the person must sign in again.
      await this.stored.remove();
      return undefined;
    }
  }

  async write(text: string): Promise<void> {
    const iv = this.dependencies.crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const cipher = await this.dependencies.crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await this.deviceKey(),
      new TextEncoder().encode(text),
    );
    const bytes = new Uint8Array([...iv, ...new Uint8Array(cipher)]);
    // Converts bytes one by one, because a long text exceeds the limit of function arguments.
    const characters = Array.from(bytes, (byte) => String.fromCharCode(byte));
    await this.stored.write(btoa(characters.join('')));
  }

  clear(): Promise<void> {
    return this.stored.remove();
  }

  /**
   * Runs work under a lock that all tabs share. If the lock is not free in time, the work runs
   * anyway, so that a stuck tab never prevents signing out.
   */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    const { locks, name } = this.dependencies;
    if (locks === undefined) return work();
    let hasBegun = false;
    const turn = () => {
      hasBegun = true;
      return work();
    };
    try {
      const signal = AbortSignal.timeout(PATIENCE_MILLISECONDS);
      return await locks.request(`${name} turn`, { signal }, turn);
    } catch (error) {
      if (hasBegun) throw error;
      return work();
    }
  }

  onOtherTab(listener: () => void): () => void {
    const heard = (event: StorageEvent) => {
      if (event.key === this.dependencies.name || event.key === null) listener();
    };
    window.addEventListener('storage', heard);
    return () => window.removeEventListener('storage', heard);
  }

  private deviceKey(): Promise<CryptoKey> {
    this.key ??= this.readOrMakeKey();
    return this.key;
  }

  private async readOrMakeKey(): Promise<CryptoKey> {
    const database = await opened(this.dependencies.databases.open(DATABASE, 1));
    try {
      const stored = await finished<unknown>(
        database.transaction(KEYS, 'readonly').objectStore(KEYS).get(KEY_NAME),
      );
      if (stored instanceof CryptoKey) return stored;
      const made = await this.dependencies.crypto.subtle.generateKey(
        { name: 'AES-GCM', length: 256 },
        false,
        ['encrypt', 'decrypt'],
      );
      return await this.keepFirst(database, made);
    } finally {
      database.close();
    }
  }

  /** Stores a new key, unless another tab has just stored one. Returns the stored key. */
  private async keepFirst(database: IDBDatabase, made: CryptoKey): Promise<CryptoKey> {
    const keys = database.transaction(KEYS, 'readwrite').objectStore(KEYS);
    const stored = await finished<unknown>(keys.get(KEY_NAME));
    if (stored instanceof CryptoKey) return stored;
    await finished(keys.put(made, KEY_NAME));
    return made;
  }
}

function opened(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  request.onupgradeneeded = () => request.result.createObjectStore(KEYS);
  return finished(request);
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused the request'));
  });
}
