import type { AdvisorRegistrations } from '#application/content/advisor-registrations.ts';
import type { ContactDraft } from '#application/content/contact-draft.ts';
import type { ContactMessages } from '#application/content/contact-messages.ts';
import type { InvestorNotes } from '#application/content/investor-notes.ts';
import type { News } from '#application/content/news.ts';
import { failure } from '#domain/platform/result.ts';
import type { Environment } from '#infrastructure/platform/environment.ts';
import { LightHttp } from '#infrastructure/platform/http/light-http.ts';
import { Transport } from '#infrastructure/platform/http/transport.ts';
import { sessionStorageOfTab } from '#infrastructure/platform/storage/browser-storage.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { HttpAdvisorRegistrations } from './http-advisor-registrations.ts';
import { HttpContactMessages } from './http-contact-messages.ts';
import { HttpInvestorNotes } from './http-investor-notes.ts';

interface ContentAdapters {
  readonly advisorRegistrations: AdvisorRegistrations;
  readonly contactDraft: ContactDraft;
  readonly contactMessages: ContactMessages;
  readonly investorNotes: InvestorNotes;
  readonly news: News;
}

/**
 * The adapters of this context. Only the public pages use them, which download no inversify, so
 * this function takes the place of a `*.module.ts`.
 */
export function contentAdapters(
  environment: Environment,
  settings: Readonly<Record<string, unknown>>,
): ContentAdapters {
  const fetch = window.fetch.bind(window);
  const transport = new Transport({ environment, fetch, credentials: 'same-origin' });
  const http = new LightHttp(transport, accessTokenOnDemand);
  return {
    advisorRegistrations: new HttpAdvisorRegistrations(http),
    contactDraft: contactDraftOnDemand(),
    contactMessages: new HttpContactMessages(http),
    investorNotes: new HttpInvestorNotes(http),
    news: newsOnDemand(environment, settings),
  };
}

/**
 * Downloads the code that decrypts the stored session with the first form. Without it, the form is
 * sent as a visitor's.
 */
async function accessTokenOnDemand(): Promise<string | undefined> {
  try {
    const { storedAccessToken } = await import('./stored-access-token.ts');
    return await storedAccessToken();
  } catch {
    return undefined;
  }
}

/**
 * Downloads the code that encrypts the draft with the first key typed, or if one is stored. Without
 * that code, the text lasts as long as the page.
 */
function contactDraftOnDemand(): ContactDraft {
  let draft: Promise<ContactDraft | undefined> | undefined;
  const make = async () => {
    try {
      return (await import('./stored-contact-draft.ts')).contactDraftOfTab();
    } catch {
      draft = undefined;
      return undefined;
    }
  };
  const get = () => (draft ??= make());
  const stored = () => sessionStorageOfTab()?.getItem(JourneyKey.ContactMessage);
  return {
    read: async () => (stored() ? (await get())?.read() : undefined),
    keep: async (form) => (await get())?.keep(form),
    forget: async () => (await get())?.forget(),
  };
}

/** Downloads the news client with the first request, because only the news page needs it. */
function newsOnDemand(environment: Environment, settings: Readonly<Record<string, unknown>>): News {
  let made: Promise<News> | undefined;
  const make = async () => {
    const { browserNews } = await import('./browser-news.ts');
    return browserNews(environment, settings);
  };
  return {
    page: async (wish, options) => {
      try {
        made ??= make();
        return await (await made).page(wish, options);
      } catch {
        made = undefined;
        return failure({ kind: 'unreachable', reason: 'offline' });
      }
    },
  };
}
