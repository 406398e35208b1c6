import { Attribution } from '#application/platform/attribution.ts';
import { CampaignVisits } from '#application/platform/campaign-visits.ts';
import { Clock } from '#application/platform/clock.ts';
import { DepositBooking } from '#application/platform/deposit-booking.ts';
import { WaitingPurchase } from '#application/platform/waiting-purchase.ts';
import { Drafts, LastingDrafts } from '#application/platform/drafts.ts';
import { HiddenAmounts } from '#application/platform/hidden-amounts.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import { MoneyActions } from '#infrastructure/platform/http/money-actions.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import { RuntimeEnvironment } from '#application/platform/runtime-environment.ts';
import { VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';
import { ContainerModule } from 'inversify';
import { AccessTokens } from '#infrastructure/platform/http/access-tokens.ts';
import {
  ConsoleReporting,
  type Report,
} from '#infrastructure/platform/reporting/console-reporting.ts';
import type { Environment } from './environment.ts';
import { HttpRuntimeEnvironment } from './http-runtime-environment.ts';
import { bindPort } from './binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { withPrefetchedReplies } from '#infrastructure/platform/http/prefetched-replies.ts';
import type { PrefetchedByKey } from '#infrastructure/platform/http/response-prefetch.ts';
import { ServerClock } from '#infrastructure/platform/http/server-clock.ts';
import { Transport } from '#infrastructure/platform/http/transport.ts';
import { signedInMark } from '#infrastructure/platform/sessions/signed-in-mark.ts';
import {
  type JourneysOfTab,
  StoredSession,
} from '#infrastructure/platform/sessions/stored-session.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredAttribution } from '#infrastructure/platform/storage/stored-attribution.ts';
import { StoredMoneyActionIds } from '#infrastructure/platform/storage/stored-money-action-ids.ts';
import { StoredDrafts } from '#infrastructure/platform/storage/stored-drafts.ts';
import { StoredCampaignVisits } from '#infrastructure/platform/storage/stored-campaign-visits.ts';
import { StoredDepositBooking } from '#infrastructure/platform/storage/stored-deposit-booking.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { waitingPurchase } from '#infrastructure/platform/storage/waiting-purchase.ts';
import { StoredHiddenAmounts } from '#infrastructure/platform/storage/stored-hidden-amounts.ts';
import { StoredVerifiedPanDraft } from '#infrastructure/platform/storage/stored-verified-pan-draft.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import type { Vault } from '#infrastructure/platform/storage/vault.ts';

/** What differs between a browser and other clients of the adapters. */
export interface Device {
  readonly vault: Vault;
  readonly draftsVault: Vault;
  /** Stores what an investor tells about themselves, such as deposits at other institutions. */
  readonly factsVault: Vault;
  /** Stores the idempotency keys of commands whose answer has not arrived yet. */
  readonly actionsVault: Vault;
  readonly tabStorage?: Storage | undefined;
  /** Unencrypted storage shared by all tabs. */
  readonly sharedStorage?: Storage | undefined;
  readonly fetch: typeof fetch;
  /** The replies that the page's inline script prefetches. */
  readonly prefetched?: Promise<PrefetchedByKey> | undefined;
  readonly locks?: LockManager | undefined;
  readonly isVerbose: boolean;
  /** Whether reports are sent to the sandbox's log. */
  readonly logsToSandbox?: boolean;
  /**
   * The URL to which reports are sent. Without it, reports outside the sandbox stay on the device.
   */
  readonly reportAddress?: string | undefined;
}

/** Binds the session, the clock and the HTTP client. */
export function platformModule(environment: Environment, device: Device): ContainerModule {
  const { locks } = device;
  const journeys = new TabJourneyStore(device.tabStorage);
  return new ContainerModule(({ bind }) => {
    bindPort(bind, ServerClock, () => new ServerClock(), []);
    bindPort(bind, Clock, (clock: ServerClock) => clock, [ServerClock]);
    bindPort(bind, Transport, (clock: ServerClock) => transportOf(environment, device, clock), [
      ServerClock,
    ]);
    bindPort(
      bind,
      Reporting,
      (transport: Transport) => reportingOf({ environment, device, transport }),
      [Transport],
    );
    bindPort(bind, JourneyStore, () => journeys, []);
    bindPort(bind, CampaignVisits, () => new StoredCampaignVisits(journeys), []);
    bindPort(bind, DepositBooking, () => new StoredDepositBooking(journeys), []);
    bindPort(bind, LastVisitedPage, textDraft(JourneyKey.LastVisitedPage), [JourneyStore]);
    bindPort(bind, ReturnPath, textDraft(JourneyKey.AttemptedPath), [JourneyStore]);
    bindPort(bind, VerifiedPanDraft, () => new StoredVerifiedPanDraft(journeys), []);
    bindPort(bind, WaitingPurchase, waitingPurchase, [JourneyStore]);
    bindPort(bind, SharedStorage, () => new SharedStorage(device.sharedStorage), []);
    bindPort(bind, Attribution, (storage: SharedStorage) => new StoredAttribution(storage), [
      SharedStorage,
    ]);
    bindPort(bind, HiddenAmounts, (storage: SharedStorage) => new StoredHiddenAmounts(storage), [
      SharedStorage,
    ]);
    bindPort(
      bind,
      RuntimeEnvironment,
      (transport: Transport) =>
        new HttpRuntimeEnvironment({
          environment,
          transport,
        }),
      [Transport],
    );
    bindPort(
      bind,
      Session,
      (storage: SharedStorage) =>
        new StoredSession(
          device.vault,
          leftBehind(journeys, [device.draftsVault, device.factsVault, device.actionsVault]),
          signedInMark(storage),
        ),
      [SharedStorage],
    );
    bindPort(bind, Drafts, (session: Session) => new StoredDrafts(device.draftsVault, session), [
      Session,
    ]);
    bindPort(
      bind,
      LastingDrafts,
      (session: Session) => new StoredDrafts(device.factsVault, session),
      [Session],
    );
    bindPort(
      bind,
      AccessTokens,
      (transport: Transport, session: Session, reporting: Reporting) =>
        new AccessTokens({ transport, session, reporting, locks }),
      [Transport, Session, Reporting],
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
      (transport: Transport, session: Session, tokens: AccessTokens, moneyActions: MoneyActions) =>
        new HttpClient({ environment, transport, session, tokens, moneyActions, journeys }),
      [Transport, Session, AccessTokens, MoneyActions],
    );
  });
}

function transportOf(
  environment: Environment,
  { fetch, prefetched }: Device,
  clock: ServerClock,
): Transport {
  return new Transport({
    environment,
    fetch: prefetched === undefined ? fetch : withPrefetchedReplies(fetch, prefetched),
    followClock: (serverTime) => clock.follow(serverTime),
    credentials: 'include',
  });
}

function reportingOf({
  environment,
  device,
  transport,
}: {
  readonly environment: Environment;
  readonly device: Device;
  readonly transport: Transport;
}): ConsoleReporting {
  const { reportAddress, isVerbose } = device;
  const hasLog = environment.name === 'sandbox' && device.logsToSandbox === true;
  const sinks = [
    ...(hasLog ? [intoSandboxLog(transport)] : []),
    ...(reportAddress ? [intoReportSink(reportAddress, device)] : []),
  ];
  return new ConsoleReporting(isVerbose, (report) => sinks.forEach((sink) => sink(report)));
}

/** Sends reports to the sandbox's log. Its code loads with the first report. */
function intoSandboxLog(transport: Transport): (report: Report) => void {
  return (report) => {
    import('#infrastructure/platform/reporting/sandbox-log.ts')
      .then(({ sandboxLog }) => sandboxLog(transport)(report))
      .catch(() => undefined);
  };
}

/** Sends reports to a URL. The code for this loads with the first report. */
function intoReportSink(address: string, { fetch }: Device): (report: Report) => void {
  return (report) => {
    import('#infrastructure/platform/reporting/report-sink.ts')
      .then(({ reportSink }) => reportSink(address, fetch)(report))
      .catch(() => undefined);
  };
}

/**
 * The stored data of this tab's journeys. Clearing it at sign-out also clears the given vaults,
 * even on pages that never load the drafts.
 */
function leftBehind(journeys: TabJourneyStore, vaults: readonly Vault[]): JourneysOfTab {
  return {
    belongTo: (investorId) => journeys.belongTo(investorId),
    clear: () => {
      journeys.clear();
      for (const vault of vaults) void vault.clear();
    },
  };
}
