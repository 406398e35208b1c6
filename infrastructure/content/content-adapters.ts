import type { AdvisorRegistrations } from '#application/content/advisor-registrations.ts';
import type { ContactMessages } from '#application/content/contact-messages.ts';
import type { InvestorNotes } from '#application/content/investor-notes.ts';
import type { News } from '#application/content/news.ts';
import type { SiteDrafts, SiteForm } from '#application/content/site-drafts.ts';
import { failure } from '#domain/platform/result.ts';
import type { Environment } from '#infrastructure/platform/environment.ts';
import { LightHttp } from '#infrastructure/platform/http/light-http.ts';
import { Transport } from '#infrastructure/platform/http/transport.ts';
import { sessionStorageOfTab } from '#infrastructure/platform/storage/browser-storage.ts';
import { HttpAdvisorRegistrations } from './http-advisor-registrations.ts';
import { HttpContactMessages } from './http-contact-messages.ts';
import { HttpInvestorNotes } from './http-investor-notes.ts';

interface ContentAdapters {
  readonly advisorRegistrations: AdvisorRegistrations;
  readonly contactMessages: ContactMessages;
  readonly investorNotes: InvestorNotes;
  readonly news: News;
  readonly siteDrafts: SiteDrafts;
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
    contactMessages: new HttpContactMessages(http),
    investorNotes: new HttpInvestorNotes(http),
    news: newsOnDemand(environment, settings),
    siteDrafts: siteDraftsOnDemand(),
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
 * Downloads the code that encrypts drafts with the first key typed, or if one is stored. Without
 * that code, the text lasts as long as the page.
 */
function siteDraftsOnDemand(): SiteDrafts {
  let drafts: Promise<SiteDrafts | undefined> | undefined;
  const make = async () => {
    try {
      return (await import('./stored-site-drafts.ts')).siteDraftsOfTab();
    } catch {
      drafts = undefined;
      return undefined;
    }
  };
  const get = () => (drafts ??= make());
  const isStored = (form: SiteForm) => Boolean(sessionStorageOfTab()?.getItem(form));
  return {
    read: async (form) => (isStored(form) ? (await get())?.read(form) : undefined),
    keep: async (form, texts) => (await get())?.keep(form, texts),
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
