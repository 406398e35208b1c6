import type { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import type { SharedStorage } from './shared-storage.ts';

const NAME = 'vriddhi.hidden-amounts';
const HIDDEN = 'hidden';

export class StoredHiddenAmounts implements HiddenAmounts {
  constructor(private readonly storage: SharedStorage) {}

  read(): boolean {
    return this.storage.read(NAME) === HIDDEN;
  }

  choose(areHidden: boolean): void {
    if (areHidden) this.storage.write(NAME, HIDDEN);
    else this.storage.remove(NAME);
  }
}
