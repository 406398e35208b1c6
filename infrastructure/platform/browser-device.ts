import type { Device } from './platform.module.ts';
import {
  localStorageOfBrowser,
  sessionStorageOfTab,
} from '#infrastructure/platform/storage/browser-storage.ts';
import {
  EncryptedVault,
  type EncryptedVaultDependencies,
} from '#infrastructure/platform/storage/encrypted-vault.ts';
import type {} from '#infrastructure/platform/http/response-prefetch.ts';
import { MemoryVault, type Vault } from '#infrastructure/platform/storage/vault.ts';

type BrowserSettings = Pick<Device, 'isVerbose' | 'reportAddress'>;

/** The storage, locks and network access of this browser. */
export function browserDevice({ isVerbose, reportAddress }: BrowserSettings): Device {
  return {
    vault: browserVault('vriddhi.session'),
    draftsVault: browserVault('vriddhi.drafts', true),
    factsVault: browserVault('vriddhi.facts'),
    actionsVault: browserVault('vriddhi.actions'),
    tabStorage: sessionStorageOfTab(),
    sharedStorage: localStorageOfBrowser(),
    fetch: window.fetch.bind(window),
    prefetched: window.vriddhiPrefetch,
    locks: browserLocks(),
    isVerbose,
    reportAddress,
    logsToSandbox: true,
  };
}

/** The Web Locks of this browser. Undefined on plain HTTP, although the DOM types say otherwise. */
function browserLocks(): LockManager | undefined {
  return window.isSecureContext ? navigator.locks : undefined;
}

/**
 * Encrypted storage. Web Crypto needs a secure context (HTTPS or localhost); without it the vault
 * is in memory only.
 * @param removesOlder whether text that cannot be stored removes the older text
 */
export function browserVault(name: string, removesOlder = false): Vault {
  return vaultIn(localStorageOfBrowser(), { name, locks: browserLocks(), removesOlder });
}

/** Encrypted storage of this tab alone, so that it needs no lock among tabs. */
export function tabVault(name: string): Vault {
  return vaultIn(sessionStorageOfTab(), { name, removesOlder: true });
}

type VaultOptions = Pick<EncryptedVaultDependencies, 'name' | 'locks' | 'removesOlder'>;

function vaultIn(storage: Storage | undefined, options: VaultOptions): Vault {
  const canEncrypt = window.isSecureContext && storage !== undefined;
  if (!canEncrypt) return new MemoryVault();
  return new EncryptedVault({ ...options, storage, databases: indexedDB, crypto });
}
