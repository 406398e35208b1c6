import { DepositFinder } from '#application/fixed-deposits/catalogue/deposit-finder.ts';
import { FinderSuggestions } from '#application/fixed-deposits/catalogue/finder-suggestions.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { ContainerModule } from 'inversify';
import { bindPort } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { finderSuggestions } from './finder-suggestions.ts';
import { HttpDepositFinder } from './http-deposit-finder.ts';

/** Adapters of the FD Finder. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    DepositFinder,
    (http: HttpClient, session: Session, reporting: Reporting) =>
      new HttpDepositFinder({ http, session, reporting }),
    [HttpClient, Session, Reporting],
  );
  bindPort(
    bind,
    FinderSuggestions,
    finderSuggestions,
    [JourneyStore],
  );
});
