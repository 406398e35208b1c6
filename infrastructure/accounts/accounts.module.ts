import { AwaitUpiMatch } from '#application/accounts/bank/await-upi-match.ts';
import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { CompleteKyc } from '#application/accounts/kyc/complete-kyc.ts';
import { ConfirmByPhone } from '#application/accounts/sign-in/confirm-by-phone.ts';
import { DeleteAccount } from '#application/accounts/profile/delete-account.ts';
import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { LinkBankAccount } from '#application/accounts/bank/link-bank-account.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { SaveDematAccount } from '#application/accounts/demat/save-demat-account.ts';
import { SaveNominee } from '#application/accounts/nominees/save-nominee.ts';
import { SaveNomineeShares } from '#application/accounts/nominees/save-nominee-shares.ts';
import { Sessions } from '#application/accounts/sign-in/sessions.ts';
import { StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import { VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { UpiChecks } from '#application/accounts/bank/upi-checks.ts';
import { VerifyBankAccount } from '#application/accounts/bank/verify-bank-account.ts';
import { VerifyPan } from '#application/accounts/kyc/verify-pan.ts';
import { Clock } from '#application/platform/clock.ts';
import { JourneyStore } from '#application/platform/journey-store.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import { Session } from '#application/platform/session.ts';
import { Themes } from '#application/platform/themes.ts';
import { VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredThemes } from '#infrastructure/platform/storage/stored-themes.ts';
import { type Bind, ContainerModule } from 'inversify';
import { HttpBankAccounts } from './http-bank-accounts.ts';
import { HttpDematAccounts } from './http-demat-accounts.ts';
import { HttpKycVerifications } from './http-kyc-verifications.ts';
import { HttpNominees } from './http-nominees.ts';
import { HttpPersonalData } from './http-personal-data.ts';
import { HttpProfiles } from './http-profiles.ts';
import { HttpSessions } from './http-sessions.ts';
import { HttpStepUpCodes } from './http-step-up-codes.ts';
import { HttpVideoKycs } from './http-video-kycs.ts';
import { HttpUpiChecks } from './http-upi-checks.ts';
import { InvestorCalls } from './investor-calls.ts';

export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    InvestorCalls,
    (http: HttpClient, session: Session) => new InvestorCalls(http, session),
    [HttpClient, Session],
  );
  bindPort(
    bind,
    KycVerifications,
    (calls: InvestorCalls, session: Session) => new HttpKycVerifications(calls, session),
    [InvestorCalls, Session],
  );
  bindPort(
    bind,
    BankAccounts,
    (http: HttpClient, calls: InvestorCalls) => new HttpBankAccounts(http, calls),
    [HttpClient, InvestorCalls],
  );
  bindPort(
    bind,
    DematAccounts,
    (http: HttpClient, calls: InvestorCalls, session: Session) =>
      new HttpDematAccounts(http, calls, session),
    [HttpClient, InvestorCalls, Session],
  );
  bindPort(
    bind,
    PersonalData,
    (http: HttpClient, calls: InvestorCalls, session: Session) =>
      new HttpPersonalData(http, calls, session),
    [HttpClient, InvestorCalls, Session],
  );
  bindPort(bind, UpiChecks, (calls: InvestorCalls) => new HttpUpiChecks(calls), [InvestorCalls]);
  bindPort(bind, Profiles, (calls: InvestorCalls) => new HttpProfiles(calls), [InvestorCalls]);
  bindPort(bind, Themes, (storage: SharedStorage) => new StoredThemes(storage, rootOfPage()), [
    SharedStorage,
  ]);
  bindPort(bind, Sessions, (http: HttpClient) => new HttpSessions(http), [HttpClient]);
  bindPort(bind, VideoKycs, (calls: InvestorCalls) => new HttpVideoKycs(calls), [InvestorCalls]);
  bindPort(bind, StepUpCodes, (calls: InvestorCalls) => new HttpStepUpCodes(calls), [
    InvestorCalls,
  ]);
  bindPort(bind, Nominees, (calls: InvestorCalls) => new HttpNominees(calls), [InvestorCalls]);
  bindUseCases(bind);
});

function bindUseCases(bind: Bind): void {
  bindUseCase(bind, AwaitUpiMatch, { upiChecks: UpiChecks, session: Session, clock: Clock });
  bindUseCase(bind, CompleteKyc, {
    kycVerifications: KycVerifications,
    session: Session,
    verifiedPanDraft: VerifiedPanDraft,
  });
  bindUseCase(bind, ConfirmByPhone, [StepUpCodes, Session]);
  bindUseCase(bind, DeleteAccount, [PersonalData, Session]);
  bindUseCase(bind, LinkBankAccount, {
    bankAccounts: BankAccounts,
    session: Session,
    journeys: JourneyStore,
    returnPath: ReturnPath,
  });
  bindUseCase(bind, SaveDematAccount, [DematAccounts, Session]);
  bindUseCase(bind, SaveNominee, [Nominees, Session]);
  bindUseCase(bind, SaveNomineeShares, [Nominees]);
  bindUseCase(bind, VerifyBankAccount, [BankAccounts]);
  bindUseCase(bind, VerifyPan, {
    kycVerifications: KycVerifications,
    journeys: JourneyStore,
    verifiedPanDraft: VerifiedPanDraft,
    clock: Clock,
  });
}

/** The `<html>` element, which carries the theme; undefined for clients without a document. */
function rootOfPage(): HTMLElement | undefined {
  return 'document' in globalThis ? document.documentElement : undefined;
}
