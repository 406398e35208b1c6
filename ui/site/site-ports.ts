import type { AdvisorRegistrations } from '#application/content/advisor-registrations.ts';
import type { ContactMessages } from '#application/content/contact-messages.ts';
import type { InvestorNotes } from '#application/content/investor-notes.ts';
import type { News } from '#application/content/news.ts';
import type { SiteDrafts } from '#application/content/site-drafts.ts';
import type { CampaignVisits } from '#application/platform/campaign-visits.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { ReturnPath } from '#application/platform/return-path.ts';
import { createContext, useCallback, useContext } from 'react';

/** The adapters of the public pages; `ui/site.tsx` creates them without a container. */
export interface SitePorts {
  readonly advisorRegistrations: AdvisorRegistrations;
  readonly contactMessages: ContactMessages;
  readonly investorNotes: InvestorNotes;
  readonly news: News;
  readonly siteDrafts: SiteDrafts;
  readonly campaignVisits: CampaignVisits;
  readonly returnPath: ReturnPath;
  readonly reporting: Reporting;
}

const PortsContext = createContext<SitePorts | undefined>(undefined);

export const SitePortsProvider = PortsContext.Provider;

/**
 * Returns a function that gets the ports. Call it only in event handlers and effects, because the
 * server renderer has no ports.
 */
export function useSitePorts(): () => SitePorts {
  const ports = useContext(PortsContext);
  return useCallback(() => {
    if (ports === undefined) throw new Error('a public page has ports only in the browser');
    return ports;
  }, [ports]);
}

/** Returns a function that reports an event which only a view knows, such as a click. */
export function useSiteReport(): (event: string) => void {
  const ports = useSitePorts();
  return useCallback((event) => ports().reporting.happened(event), [ports]);
}
