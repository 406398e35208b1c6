import { Attribution } from '#application/platform/attribution.ts';
import { Clock } from '#application/platform/clock.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { MoneyActions } from '#application/platform/money-actions.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { ContainerModule } from 'inversify';
import { AccessTokens } from '#infrastructure/platform/http/access-tokens.ts';
import {
  ConsoleReporting,
  type Report,
} from '#infrastructure/platform/reporting/console-reporting.ts';
import type { Environment } from './environment.ts';
import { AppSurroundings } from './runtime-environment.ts';
import { bindPort } from './binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { ServerClock } from '#infrastructure/platform/http/server-clock.ts';
import { signedInMark } from '#infrastructure/platform/sessions/signed-in-mark.ts';
import {
  type JourneysOfTab,
  StoredSession,
} from '#infrastructure/platform/sessions/stored-session.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredAttribution } from '#infrastructure/platform/storage/stored-attribution.ts';
import { StoredMoneyActionIds } from '#infrastructure/platform/storage/stored-money-action-ids.ts';
import { StoredDrafts } from '#infrastructure/platform/storage/stored-drafts.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import type { Vault } from '#infrastructure/platform/storage/vault.ts';

/** What differs between a browser and other clients of the adapters. */
export interface Device {
  readonly vault: Vault;
  readonly draftsVault: Vault;
  /** Stores the idempotency keys of money actions without an answer yet. */
  readonly actionsVault: Vault;
  readonly tabStorage?: Storage | undefined;
  /** Unencrypted storage shared by all tabs. */
  readonly sharedStorage?: Storage | undefined;
  readonly fetch: typeof fetch;
  readonly locks?: LockManager | undefined;
  readonly isVerbose: boolean;
  /** Whether reports go to the sandbox's log. */
  readonly tellsSandbox?: boolean;
  /**
   * The URL that reports are also sent to. Without it, reports outside the sandbox stay on the
   * device.
   */
  readonly reportAddress?: string | undefined;
}

/** Binds the session, the clock and the HTTP client. */
export function platformModule(environment: Environment, device: Device): ContainerModule {
  const { fetch, locks } = device;
  const journeys = new TabJourneyStore(device.tabStorage);
  return new ContainerModule(({ bind }) => {
    bindPort(bind, ServerClock, () => new ServerClock(), []);
    bindPort(bind, Clock, (clock: ServerClock) => clock, [ServerClock]);
    bindPort(bind, Reporting, () => reportingOf(environment, device), []);
    bindPort(bind, JourneyStore, () => journeys, []);
    bindPort(bind, SharedStorage, () => new SharedStorage(device.sharedStorage), []);
    bindPort(bind, Attribution, (storage: SharedStorage) => new StoredAttribution(storage), [
      SharedStorage,
    ]);
    bindPort(
      bind,
      RuntimeEnvironment,
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
      (storage: SharedStorage) =>
        new StoredSession(
          device.vault,
          leftBehind(journeys, [device.draftsVault, device.actionsVault]),
          signedInMark(storage),
        ),
      [SharedStorage],
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
  const { reportAddress, isVerbose } = device;
  const hasLog = environment.name === 'sandbox' && device.tellsSandbox === true;
  const sinks = [
    ...(hasLog ? [intoSandboxLog(environment, device)] : []),
    ...(reportAddress ? [intoReportSink(reportAddress, device)] : []),
  ];
  return new ConsoleReporting(isVerbose, (report) => sinks.forEach((sink) => sink(report)));
}

/** Loads its code only if there is such a log. */
function intoSandboxLog(environment: Environment, { fetch }: Device): (report: Report) => void {
  return (report) => {
    import('#infrastructure/platform/reporting/sandbox-log.ts')
      .then(({ sandboxLog }) => sandboxLog(environment, fetch)(report))
      .catch(() => undefined);
  };
}

/** Loads its code only if reports are sent to a URL. */
function intoReportSink(address: string, { fetch }: Device): (report: Report) => void {
  return (report) => {
    import('#infrastructure/platform/reporting/report-sink.ts')
      .then(({ reportSink }) => reportSink(address, fetch)(report))
      .catch(() => undefined);
  };
}

/** What is deleted on sign-out, even on pages that never load drafts. */
function leftBehind(journeys: TabJourneyStore, vaults: readonly Vault[]): JourneysOfTab {
  return {
    belongTo: (investorId) => journeys.belongTo(investorId),
    clear: () => {
      journeys.clear();
      for (const vault of vaults) void vault.clear();
    },
  };
}
