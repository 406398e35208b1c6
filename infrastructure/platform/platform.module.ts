import { Clock } from '#application/platform/clock.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { MoneyActions } from '#application/platform/money-actions.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { Surroundings } from '#application/platform/surroundings.ts';
import { ContainerModule } from 'inversify';
import { AccessTokens } from './access-tokens.ts';
import { ConsoleReporting, type Report } from './console-reporting.ts';
import type { Environment } from './environment.ts';
import { AppSurroundings } from './app-surroundings.ts';
import { bindPort } from './binding.ts';
import { HttpClient } from './http-client.ts';
import { ServerClock } from './server-clock.ts';
import { signedInMark } from './signed-in-mark.ts';
import { type JourneysOfTab, StoredSession } from './stored-session.ts';
import { StoredMoneyActionIds } from './stored-money-action-ids.ts';
import { StoredDrafts } from './stored-drafts.ts';
import { TabJourneyStore } from './tab-journey-store.ts';
import type { Vault } from './vault.ts';

/** What differs between a browser and another client of the same adapters. */
export interface Device {
  readonly vault: Vault;
  readonly draftsVault: Vault;
  /** Where money actions wait for their answers. */
  readonly actionsVault: Vault;
  readonly tabStorage?: Storage | undefined;
  /** That of all tabs, in the clear. */
  readonly sharedStorage?: Storage | undefined;
  readonly fetch: typeof fetch;
  readonly locks?: LockManager | undefined;
  readonly isVerbose: boolean;
  /** Whether reports go to the log of the sandbox's console; elsewhere they stay on the device. */
  readonly tellsSandbox?: boolean;
}

/** The session, the clock and the way to the servers. */
export function platformModule(environment: Environment, device: Device): ContainerModule {
  const { fetch, locks } = device;
  const journeys = new TabJourneyStore(device.tabStorage);
  return new ContainerModule(({ bind }) => {
    bindPort(bind, ServerClock, () => new ServerClock(), []);
    bindPort(bind, Clock, (clock: ServerClock) => clock, [ServerClock]);
    bindPort(bind, Reporting, () => reportingOf(environment, device), []);
    bindPort(bind, JourneyStore, () => journeys, []);
    bindPort(
      bind,
      Surroundings,
      () =>
        new AppSurroundings({
          environment,
          keepsSession: device.vault.outlivesThePage,
          fetch,
        }),
      [],
    );
    bindPort(
      bind,
      Session,
      () =>
        new StoredSession(
          device.vault,
          leftBehind(journeys, [device.draftsVault, device.actionsVault]),
          signedInMark(device.sharedStorage),
        ),
      [],
    );
    bindPort(bind, Drafts, (session: Session) => new StoredDrafts(device.draftsVault, session), [
      Session,
    ]);
    bindPort(
      bind,
      AccessTokens,
      (session: Session, reporting: Reporting) =>
        new AccessTokens({ environment, session, reporting, fetch, locks }),
      [Session, Reporting],
    );
    bindPort(
      bind,
      MoneyActions,
      (session: Session) =>
        new MoneyActions(new StoredMoneyActionIds({ vault: device.actionsVault, session, locks })),
      [Session],
    );
    bindPort(
      bind,
      HttpClient,
      (session: Session, tokens: AccessTokens, clock: ServerClock, moneyActions: MoneyActions) =>
        new HttpClient({ environment, session, tokens, clock, moneyActions, journeys, fetch }),
      [Session, AccessTokens, ServerClock, MoneyActions],
    );
  });
}

function reportingOf(environment: Environment, device: Device): ConsoleReporting {
  const hasLog = environment.name === 'sandbox' && device.tellsSandbox === true;
  const deliver = hasLog ? intoSandboxLog(environment, device) : undefined;
  return new ConsoleReporting(device.isVerbose, deliver);
}

/** Where there is no such log, its code is not loaded either. */
function intoSandboxLog(environment: Environment, { fetch }: Device): (report: Report) => void {
  return (report) => {
    import('./sandbox-log.ts')
      .then(({ sandboxLog }) => sandboxLog(environment, fetch)(report))
      .catch(() => undefined);
  };
}

/** What goes with a person who signs out, also on a page that has never asked for a draft. */
function leftBehind(journeys: TabJourneyStore, vaults: readonly Vault[]): JourneysOfTab {
  return {
    belongTo: (investorId) => journeys.belongTo(investorId),
    clear: () => {
      journeys.clear();
      for (const vault of vaults) void vault.clear();
    },
  };
}
