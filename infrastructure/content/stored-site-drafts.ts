import type { SiteDrafts, SiteForm, SiteTexts } from '#application/content/site-drafts.ts';
import { tabVault } from '#infrastructure/platform/browser-device.ts';
import type { Vault } from '#infrastructure/platform/storage/vault.ts';

export class StoredSiteDrafts implements SiteDrafts {
  private readonly vaults = new Map<SiteForm, Vault>();
  /** The last change. Each change starts after the previous one, so that the newest text stays. */
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly newVault: (form: SiteForm) => Vault) {}

  async read(form: SiteForm): Promise<Partial<SiteTexts> | undefined> {
    // A vault that cannot be read at the moment is the same as none: the form stays usable.
    return textsIn(await this.vaultOf(form).read().catch(() => undefined));
  }

  keep(form: SiteForm, texts: SiteTexts): Promise<void> {
    const isEmpty = Object.values(texts).every((text) => text === '');
    const work = async () => {
      if (isEmpty) await this.vaultOf(form).clear();
      else await this.vaultOf(form).write(JSON.stringify(texts));
    };
    this.last = this.last.then(work, work);
    return this.last;
  }

  private vaultOf(form: SiteForm): Vault {
    const vault = this.vaults.get(form) ?? this.newVault(form);
    this.vaults.set(form, vault);
    return vault;
  }
}

/** The stored texts, without the schema library, which public pages do not download. */
function textsIn(stored = 'null'): Partial<SiteTexts> | undefined {
  const texts = JSON.parse(stored) as Readonly<Record<string, unknown>> | null;
  if (texts === null) return undefined;
  const isText = (field: readonly [string, unknown]): field is [string, string] =>
    typeof field[1] === 'string';
  return Object.fromEntries(Object.entries(texts).filter(isText));
}

/** The drafts of this tab. Sign-out in the tab deletes them, as it deletes the other journeys. */
export function siteDraftsOfTab(): SiteDrafts {
  return new StoredSiteDrafts(tabVault);
}
