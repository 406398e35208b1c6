import type { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import type { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import { destinationAfterDisclaimer } from '#domain/accounts/demat/demat-destination.ts';
import { pathAfterDisclaimer } from '#ui/accounts/paths.ts';
import { Submission } from '#ui/accounts/submission.ts';

/** The saved demat account: the download of its client master list, and the next page. */
export class SavedDematAccountViewModel {
  readonly downloading = new Submission();

  constructor(
    private readonly dematAccounts: DematAccounts,
    private readonly lastVisitedPage: LastVisitedPage,
  ) {}

  get nextPath(): string {
    return pathAfterDisclaimer(destinationAfterDisclaimer(this.lastVisitedPage.read()));
  }

  /** Returns the file; `failed` if it could not be loaded, undefined if a download is running. */
  async download(): Promise<Blob | 'failed' | undefined> {
    const done = await this.downloading.run((options) => this.dematAccounts.cmlFile(options));
    if (done === undefined) return undefined;
    return done.ok ? done.value : 'failed';
  }
}
