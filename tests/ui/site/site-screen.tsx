import type { SiteForm } from '#application/content/site-drafts.ts';
import { ConsoleReporting } from '#infrastructure/platform/reporting/console-reporting.ts';
import { StoredSiteDrafts } from '#infrastructure/content/stored-site-drafts.ts';
import { StoredCampaignVisits } from '#infrastructure/platform/storage/stored-campaign-visits.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { JourneyKey } from '#infrastructure/platform/storage/journey-store.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { MemoryVault, type Vault } from '#infrastructure/platform/storage/vault.ts';
import type { Backend } from '#tests/contracts/backend.ts';
import { lightClientOf } from '#tests/contracts/content/light-client.ts';
import type { SiteBuildData } from '#ui/site/document/page-facts.ts';
import { factsOf } from '#ui/site/site-facts.ts';
import { sitePages } from '#ui/site/site-pages.ts';
import { type SitePorts, SitePortsProvider } from '#ui/site/site-ports.ts';
import { sitePageAt } from '#ui/site/document/site-page.ts';
import { SiteRoot } from '#ui/site/document/site-root.tsx';
import { configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { onTestFinished, vi } from 'vitest';

// Shows only the message of a failed query, without the HTML of the page.
configure({ getElementError: (message) => new Error(message ?? 'not found') });

const NOWHERE = { appAddress: 'http://127.0.0.1:9' };

export interface SiteScreenOptions {
  /** The backend; without one, requests fail. */
  readonly backend?: Backend;
  /** Whether the device prefers reduced motion. */
  readonly wantsNoMotion?: boolean;
  /** The data that the build loaded for the page. */
  readonly found?: SiteBuildData;
  /** The encrypted storage of the tab, which a reload keeps; by default a new tab's. */
  readonly vaultOf?: ((form: SiteForm) => Vault) | undefined;
  /** Called with the prerendered page before it is hydrated. */
  readonly before?: (page: HTMLElement) => void;
}

export interface SiteScreen {
  readonly user: UserEvent;
  readonly ports: SitePorts;
  /** The prerendered HTML, as shown without scripting. */
  readonly html: string;
}

/** Renders the HTML of a public page and hydrates it; fails if the two differ. */
export async function renderSitePage(
  address: string,
  { backend, wantsNoMotion = false, found, vaultOf, before }: SiteScreenOptions = {},
): Promise<SiteScreen> {
  window.history.replaceState({}, '', address);
  sessionStorage.clear();
  stubBrowser(wantsNoMotion);
  const page = sitePageAt(sitePages, window.location.pathname);
  if (page === undefined) throw new Error(`there is no public page at ${address}`);
  const Screen = await page.load();
  const root = <SiteRoot page={page} screen={Screen} facts={factsOf(page.path, found)} />;
  const container = document.body.appendChild(document.createElement('div'));
  const html = renderToString(root);
  container.innerHTML = html;
  before?.(container);
  const ports = portsFor(backend, vaultOf);
  render(<SitePortsProvider value={ports}>{root}</SitePortsProvider>, {
    container,
    hydrate: true,
    onRecoverableError: (error) => {
      throw error;
    },
  });
  onTestFinished(() => container.remove());
  return { user: userEvent.setup(), ports, html };
}

function portsFor(
  backend: Backend | undefined,
  vaultOf: (form: SiteForm) => Vault = () => new MemoryVault(),
): SitePorts {
  const journeys = new TabJourneyStore(sessionStorage);
  return {
    ...lightClientOf(backend ?? NOWHERE),
    siteDrafts: new StoredSiteDrafts(vaultOf),
    campaignVisits: new StoredCampaignVisits(journeys),
    returnPath: textDraft(JourneyKey.AttemptedPath)(journeys),
    reporting: new ConsoleReporting(false),
  };
}

/** Adds browser functions that jsdom lacks. */
function stubBrowser(wantsNoMotion: boolean): void {
  const media = { matches: wantsNoMotion, addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('matchMedia', () => media);
  onTestFinished(() => void vi.unstubAllGlobals());
}
