import type { AdvisorRegistrations } from '#application/content/advisor-registrations.ts';
import type { ContactMessages } from '#application/content/contact-messages.ts';
import type { InvestorNotes } from '#application/content/investor-notes.ts';
import type { News } from '#application/content/news.ts';
import type { JourneyStore } from '#application/platform/journey-store.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import { createContext, useCallback, useContext } from 'react';

/** Adapters of the public pages; `front.tsx` creates them without a container. */
export interface SitePorts {
  readonly advisorRegistrations: AdvisorRegistrations;
  readonly contactMessages: ContactMessages;
  readonly investorNotes: InvestorNotes;
  readonly news: News;
  readonly journeys: JourneyStore;
  readonly reporting: Reporting;
}

const PortsContext = createContext<SitePorts | undefined>(undefined);

export const SitePortsProvider = PortsContext.Provider;

/**
 * Call the returned function only in event handlers and effects: the server renderer has no ports.
 */
export function useSitePorts(): () => SitePorts {
  const ports = useContext(PortsContext);
  return useCallback(() => {
    if (ports === undefined) throw new Error('a public page has ports only in the browser');
    return ports;
  }, [ports]);
}
