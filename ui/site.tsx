import { contentAdapters } from '#infrastructure/content/content-adapters.ts';
import { yieldToMain } from '#infrastructure/platform/yield-to-main.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { environmentFrom } from '#infrastructure/platform/environment.ts';
import { reportSink } from '#infrastructure/platform/reporting/report-sink.ts';
import {
  localStorageOfBrowser,
  sessionStorageOfTab,
} from '#infrastructure/platform/storage/browser-storage.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredAttribution } from '#infrastructure/platform/storage/stored-attribution.ts';
import { StoredCampaignVisits } from '#infrastructure/platform/storage/stored-campaign-visits.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { startTransition } from 'react';
import { watchTranslation } from '#ui/platform/translation.ts';
import { sitePages } from '#ui/site/site-pages.ts';
import { type SitePorts, SitePortsProvider } from '#ui/site/site-ports.ts';
import '#ui/platform/design-system/foundations/tokens.css';
import '#ui/platform/design-system/foundations/base.css';
import { sitePageAt } from '#ui/site/document/site-page.ts';
import { SiteRoot } from '#ui/site/document/site-root.tsx';

void hydrate();

/** Hydrates the prerendered HTML of a public page. */
async function hydrate(): Promise<void> {
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
  // In a transition, React hydrates in steps and starts with the part that the user interacts with.
  startTransition(() => {
    hydrateRoot(
      root,
      <SitePortsProvider value={ports}>
        <SiteRoot page={page} screen={Screen} facts={facts} />
      </SitePortsProvider>,
    );
  });
  watchTranslation();
}

function portsOfBrowser(): SitePorts {
  const environment = environmentFrom(import.meta.env);
  const journeys = new TabJourneyStore(sessionStorageOfTab());
  return {
    ...contentAdapters(environment, import.meta.env),
    campaignVisits: new StoredCampaignVisits(journeys),
    returnPath: textDraft(JourneyKey.AttemptedPath)(journeys),
    reporting: reportingOfBrowser(),
  };
}

function reportingOfBrowser(): ConsoleReporting {
  const { DEV: isVerbose } = import.meta.env;
  const address = import.meta.env['VITE_REPORT_URL'] as string | undefined;
  const sink = address ? reportSink(address, window.fetch.bind(window)) : undefined;
  return new ConsoleReporting(isVerbose, sink);
}
