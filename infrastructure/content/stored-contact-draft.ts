import type { ContactDraft } from '#application/content/contact-draft.ts';
import type { ContactMessage } from '#domain/content/contact-message.ts';
import { tabVault } from '#infrastructure/platform/browser-device.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import type { Vault } from '#infrastructure/platform/storage/vault.ts';

export class StoredContactDraft implements ContactDraft {
  /** The last change. Each change starts after the previous one, so that the newest text stays. */
  private last: Promise<void> = Promise.resolve();

  constructor(private readonly vault: Vault) {}

  async read(): Promise<ContactMessage | undefined> {
    // A vault that cannot be read at the moment is the same as none: the form stays usable.
    return messageIn(await this.vault.read().catch(() => undefined));
  }

  keep(form: ContactMessage): Promise<void> {
    return this.inTurn(async () => void (await this.vault.write(JSON.stringify(form))));
  }

  forget(): Promise<void> {
    return this.inTurn(() => this.vault.clear());
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    this.last = this.last.then(work, work);
    return this.last;
  }
}

/** The stored form, without the schema library, which public pages do not download. */
function messageIn(text = 'null'): ContactMessage | undefined {
  const stored = JSON.parse(text) as Readonly<Record<keyof ContactMessage, unknown>> | null;
  if (stored === null) return undefined;
  const { name, email, mobile, message } = stored;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : '');
  return {
    name: textOf(name),
    email: textOf(email),
    mobile: textOf(mobile),
    message: textOf(message),
  };
}

/** The draft of this tab. Sign-out in the tab deletes it, as it deletes the other journeys. */
export function contactDraftOfTab(): ContactDraft {
  return new StoredContactDraft(tabVault(JourneyKey.ContactMessage));
}
