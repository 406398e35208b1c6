import type { AdvisorRegistrations } from '#application/content/advisor-registrations.ts';
import type { ContactMessages } from '#application/content/contact-messages.ts';
import type { InvestorNotes } from '#application/content/investor-notes.ts';
import type { News } from '#application/content/news.ts';
import type { JourneyStore } from '#application/platform/journey-store.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import { createContext, useCallback, useContext } from 'react';

/** What the public pages take from the outside world; made in `front.tsx`, without a container. */
export interface FrontPorts {
  readonly advisorRegistrations: AdvisorRegistrations;
  readonly contactMessages: ContactMessages;
  readonly investorNotes: InvestorNotes;
  readonly news: News;
  readonly journeys: JourneyStore;
  readonly reporting: Reporting;
}

const PortsContext = createContext<FrontPorts | undefined>(undefined);

export const FrontPortsProvider = PortsContext.Provider;

/** Used when something happens, never while a page is made to HTML: there are no ports then. */
export function useFrontPorts(): () => FrontPorts {
  const ports = useContext(PortsContext);
  return useCallback(() => {
    if (ports === undefined) throw new Error('a public page has its ports in the browser alone');
    return ports;
  }, [ports]);
}
