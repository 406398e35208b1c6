import type { SessionStorage } from '#application/platform/session.ts';
import { after, TabStorage } from './tab-storage.ts';
import type { Vault } from './vault.ts';

const DATABASE = 'vriddhi';
const KEYS = 'keys';
const KEY_NAME = 'session';
const IV_BYTES = 12;
/** Milliseconds for which a tab waits for the lock. */
const PATIENCE_MILLISECONDS = 2000;
/**
 * The pauses between attempts to open the database of the key, in milliseconds. Safari fails to
 * open it for a moment after a tab comes back.
 */
const PAUSES_MILLISECONDS = [50, 200, 800];

/** Milliseconds after which an attempt without an answer counts as failed. */
const ANSWER_MILLISECONDS = 1000;

export interface EncryptedVaultDependencies {
  /** The key in local storage. */
  readonly name: string;
  readonly storage: Storage;
  readonly locks?: LockManager | undefined;
  readonly databases: IDBFactory;
  readonly crypto: Crypto;
  /** Whether the stored text is outdated, and so removed, once newer text cannot be stored. */
  readonly removesOlder: boolean;
}

/**
 * Stores text in local storage, encrypted with AES-GCM. The key is a non-extractable Web Crypto key
 * in IndexedDB, which no script can read. Text that cannot be decrypted with it counts as absent.
 */
export class EncryptedVault implements Vault {
  private readonly stored: TabStorage;
  private key: Promise<CryptoKey> | undefined;
  /** The pauses before the database counts as out of order; none once it does. */
  private pauses = PAUSES_MILLISECONDS;
  /** The text that could not be stored, and the older entry that was stored then. */
  private unstored: { readonly text: string; readonly instead: string | null } | undefined;
  private isUnreadable = false;

  constructor(private readonly dependencies: EncryptedVaultDependencies) {
    this.stored = new TabStorage(dependencies);
  }

  get storage(): SessionStorage {
    if (this.isUnreadable) return 'unreadable';
    return this.unstored === undefined ? 'device' : 'page';
  }

  async read(): Promise<string | undefined> {
    if (this.unstored !== undefined) {
      const { text, instead } = this.unstored;
      // Another entry was written by another tab.
      if (this.entry === null || this.entry === instead) return text;
      this.unstored = undefined;
    }
    const stored = await this.stored.read();
    if (stored === undefined) return undefined;
    const key = await this.keyToRead();
    try {
      const bytes = Uint8Array.from(atob(stored), (character) => character.charCodeAt(0));
      const plain = await this.dependencies.crypto.subtle.decrypt(
        { name: 'AES-GCM', iv: bytes.subarray(0, IV_BYTES) },
        key,
        bytes.subarray(IV_BYTES),
      );
      return new TextDecoder().decode(plain);
    } catch {
      // The text is damaged, or encrypted with a key that is gone; the person must sign in again.
      await this.stored.remove();
      return undefined;
    }
  }

  async write(text: string): Promise<boolean> {
    try {
      await this.stored.write(await this.encrypted(text));
      this.unstored = undefined;
    } catch {
      // The storage is full or out of order, which `storage` tells; the next write tries again.
      // Older text that could not be read must not come back after this one.
      this.unstored = { text, instead: this.entry };
      if (this.isUnreadable || this.dependencies.removesOlder) await this.stored.remove();
    }
    this.isUnreadable = false;
    return this.unstored === undefined;
  }

  clear(): Promise<void> {
    this.unstored = undefined;
    this.isUnreadable = false;
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
      if (event.key !== this.dependencies.name && event.key !== null) return;
      this.unstored = undefined;
      listener();
    };
    // Safari tells a page nothing that waits in the back/forward cache.
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    window.addEventListener('storage', heard);
    window.addEventListener('pageshow', restored);
    return () => {
      window.removeEventListener('storage', heard);
      window.removeEventListener('pageshow', restored);
    };
  }

  /** The entry as it is stored, encrypted. */
  private get entry(): string | null {
    return this.dependencies.storage.getItem(this.dependencies.name);
  }

  private async encrypted(text: string): Promise<string> {
    const iv = this.dependencies.crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const cipher = await this.dependencies.crypto.subtle.encrypt(
      { name: 'AES-GCM', iv },
      await this.deviceKey(),
      new TextEncoder().encode(text),
    );
    const bytes = [...iv, ...new Uint8Array(cipher)];
    // Converts bytes one by one, because a long text exceeds the limit of function arguments.
    return btoa(bytes.map((byte) => String.fromCharCode(byte)).join(''));
  }

  private async keyToRead(): Promise<CryptoKey> {
    try {
      const key = await this.deviceKey();
      this.isUnreadable = false;
      return key;
    } catch (error) {
      this.isUnreadable = true;
      throw error;
    }
  }

  /** A failed attempt is not kept: the next call tries again. */
  private deviceKey(): Promise<CryptoKey> {
    this.key ??= this.patientKey().catch((error: unknown) => {
      this.key = undefined;
      throw error;
    });
    return this.key;
  }

  private async patientKey([pause, ...pauses] = this.pauses): Promise<CryptoKey> {
    this.pauses = [];
    try {
      const key = await this.readOrMakeKey();
      this.pauses = PAUSES_MILLISECONDS;
      return key;
    } catch (error) {
      if (pause === undefined) throw error;
      await after(pause);
      return this.patientKey(pauses);
    }
  }

  private async readOrMakeKey(): Promise<CryptoKey> {
    const { databases } = this.dependencies;
    const database = await Promise.race([
      // In the version that exists, because an older version of the app cannot open a newer one.
      opened(databases.open(DATABASE)),
      // Safari sometimes answers neither yes nor no.
      after(ANSWER_MILLISECONDS).then(() => Promise.reject(new Error('no answer'))),
    ]);
    try {
      // Without its object store, this attempt fails. The next one creates the database again.
      if (!database.objectStoreNames.contains(KEYS)) databases.deleteDatabase(DATABASE);
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
    request.onerror = () => reject(request.error);
  });
}
