// This script is inlined into the head of each document, so that no page flashes in another theme.
import { localStorageOfBrowser } from '#infrastructure/platform/storage/browser-storage.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredThemes } from '#infrastructure/platform/storage/stored-themes.ts';

const storage = new SharedStorage(localStorageOfBrowser());
new StoredThemes(storage, document.documentElement).show();
