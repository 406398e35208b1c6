import type { News } from '#application/content/news.ts';
import { failure } from '#domain/platform/result.ts';
import { HttpAdvisorRegistrations } from '#infrastructure/content/http-advisor-registrations.ts';
import { HttpContactMessages } from '#infrastructure/content/http-contact-messages.ts';
import { HttpInvestorNotes } from '#infrastructure/content/http-investor-notes.ts';
import { yieldToMain } from '#infrastructure/platform/yield-to-main.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { type Environment, environmentFrom } from '#infrastructure/platform/environment.ts';
import { LightHttp } from '#infrastructure/platform/http/light-http.ts';
import { Transport } from '#infrastructure/platform/http/transport.ts';
import { reportSink } from '#infrastructure/platform/reporting/report-sink.ts';
import {
  localStorageOfBrowser,
  sessionStorageOfTab,
} from '#infrastructure/platform/storage/browser-storage.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredAttribution } from '#infrastructure/platform/storage/stored-attribution.ts';
import { StoredCampaignVisits } from '#infrastructure/platform/storage/stored-campaign-visits.ts';
import { StoredReturnPath } from '#infrastructure/platform/storage/stored-return-path.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { startTransition } from 'react';
import { sitePages } from '#ui/site/site-pages.ts';
import { type SitePorts, SitePortsProvider } from '#ui/site/site-ports.ts';
import '#ui/platform/design-system/foundations/tokens.css';
import '#ui/platform/design-system/foundations/base.css';
import { sitePageAt } from '#ui/site/document/site-page.ts';
import { SiteRoot } from '#ui/site/document/site-root.tsx';

void comeAlive();

/** Hydrates the prerendered HTML of a public page. */
async function comeAlive(): Promise<void> {
  new StoredAttribution(new SharedStorage(localStorageOfBrowser())).record(location.search);
  const root = document.getElementById('site');
  const page = sitePageAt(sitePages, location.pathname.replace(/\.html$/, ''));
  if (root === null || page === undefined) return;
  const Screen = await page.load();
  await yieldToMain();
  const facts: unknown = JSON.parse(document.getElementById('facts')?.textContent ?? 'null');
  const ports = portsOfBrowser();
  await yieldToMain();
  // React DOM takes time to initialize, so import it in a separate task.
  const { hydrateRoot } = await import('react-dom/client');
  await yieldToMain();
  // A transition hydrates in steps, and first the part that a user interacts with.
  startTransition(() => {
    hydrateRoot(
      root,
      <SitePortsProvider value={ports}>
        <SiteRoot page={page} screen={Screen} facts={facts} />
      </SitePortsProvider>,
    );
  });
}

function portsOfBrowser(): SitePorts {
  const environment = environmentFrom(import.meta.env);
  const fetch = window.fetch.bind(window);
  const http = new LightHttp(new Transport({ environment, fetch, credentials: 'same-origin' }));
  const journeys = new TabJourneyStore(sessionStorageOfTab());
  return {
    advisorRegistrations: new HttpAdvisorRegistrations(http),
    contactMessages: new HttpContactMessages(http),
    investorNotes: new HttpInvestorNotes(http),
    news: newsWhenAsked(environment),
    campaignVisits: new StoredCampaignVisits(journeys),
    returnPath: new StoredReturnPath(journeys),
    reporting: reportingOfBrowser(),
  };
}

function reportingOfBrowser(): ConsoleReporting {
  const { DEV: isVerbose } = import.meta.env;
  const address = import.meta.env['VITE_REPORT_URL'] as string | undefined;
  const sink = address ? reportSink(address, window.fetch.bind(window)) : undefined;
  return new ConsoleReporting(isVerbose, sink);
}

/** Downloads the news client with the first request, because only the news page needs it. */
function newsWhenAsked(environment: Environment): News {
  let made: Promise<News> | undefined;
  const make = async () => {
    const { browserNews } = await import('#infrastructure/content/browser-news.ts');
    return browserNews(environment, import.meta.env);
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
