import type { Device } from './platform.module.ts';
import { EncryptedVault } from './encrypted-vault.ts';
import type {} from './early-replies.ts';
import { MemoryVault, type Vault } from './vault.ts';

/** This browser: its storage, its locks, its way to the network. */
export function browserDevice(isVerbose: boolean): Device {
  return {
    vault: browserVault('vriddhi.session'),
    draftsVault: browserVault('vriddhi.drafts'),
    actionsVault: browserVault('vriddhi.actions'),
    tabStorage: storageOf(() => window.sessionStorage),
    sharedStorage: storageOf(() => window.localStorage),
    fetch: window.vriddhiEarly?.fetch ?? window.fetch.bind(window),
    locks: browserLocks(),
    isVerbose,
    tellsSandbox: true,
  };
}

/** Absent on plain http, whatever the types say. */
function browserLocks(): LockManager | undefined {
  return window.isSecureContext ? navigator.locks : undefined;
}

/** Web Crypto exists on secure origins only (https, localhost); elsewhere nothing is kept. */
export function browserVault(name: string): Vault {
  const storage = storageOf(() => window.localStorage);
  const canEncrypt = window.isSecureContext && storage !== undefined;
  return canEncrypt
    ? new EncryptedVault({ name, storage, locks: browserLocks(), databases: indexedDB, crypto })
    : new MemoryVault();
}

/** Some browsers throw on the mere mention of storage that the person has forbidden. */
function storageOf(read: () => Storage): Storage | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
