import { AwaitUpiMatch } from '#application/accounts/bank/await-upi-match.ts';
import { BankAccounts } from '#application/accounts/bank/bank-accounts.ts';
import { LinkBankAccount } from '#application/accounts/bank/link-bank-account.ts';
import { SetPrimaryBankAccount } from '#application/accounts/bank/set-primary-bank-account.ts';
import { StartUpiCheck } from '#application/accounts/bank/start-upi-check.ts';
import { UpiCheckDraft } from '#application/accounts/bank/upi-check-draft.ts';
import { UpiChecks } from '#application/accounts/bank/upi-checks.ts';
import { VerifiedAccountDraft } from '#application/accounts/bank/verified-account-draft.ts';
import { VerifyBankAccount } from '#application/accounts/bank/verify-bank-account.ts';
import { AcceptDisclaimer } from '#application/accounts/demat/accept-disclaimer.ts';
import { DematAccounts } from '#application/accounts/demat/demat-accounts.ts';
import { SaveDematAccount } from '#application/accounts/demat/save-demat-account.ts';
import { CompleteKyc } from '#application/accounts/kyc/complete-kyc.ts';
import { KycEntry } from '#application/accounts/kyc/kyc-entry.ts';
import { KycVerifications } from '#application/accounts/kyc/kyc-verifications.ts';
import { VerifyPan } from '#application/accounts/kyc/verify-pan.ts';
import { Nominees } from '#application/accounts/nominees/nominees.ts';
import { SaveNomineeShares } from '#application/accounts/nominees/save-nominee-shares.ts';
import { SaveNominee } from '#application/accounts/nominees/save-nominee.ts';
import { LeaveStep } from '#application/accounts/onboarding/leave-step.ts';
import { Profiles } from '#application/accounts/profile/profiles.ts';
import { SaveAddresses } from '#application/accounts/profile/save-addresses.ts';
import { SaveParents } from '#application/accounts/profile/save-parents.ts';
import { SaveProfessionalDetails } from '#application/accounts/profile/save-professional-details.ts';
import { ConfirmByPhone } from '#application/accounts/sign-in/confirm-by-phone.ts';
import { EndSession } from '#application/accounts/sign-in/end-session.ts';
import { Sessions } from '#application/accounts/sign-in/sessions.ts';
import { StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import { Clock } from '#application/platform/clock.ts';
import { DepositBooking } from '#application/platform/deposit-booking.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { JourneyKey, JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import { textDraft } from '#infrastructure/platform/storage/journey-draft.ts';
import { LastVisitedPage } from '#application/platform/last-visited-page.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import { Session } from '#application/platform/session.ts';
import { Themes } from '#application/platform/themes.ts';
import { VerifiedPanDraft } from '#application/platform/verified-pan-draft.ts';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { StoredThemes } from '#infrastructure/platform/storage/stored-themes.ts';
import { type Bind, ContainerModule } from 'inversify';
import { HttpBankAccounts } from '#infrastructure/accounts/bank/http-bank-accounts.ts';
import { HttpDematAccounts } from '#infrastructure/accounts/demat/http-demat-accounts.ts';
import { HttpKycVerifications } from '#infrastructure/accounts/kyc/http-kyc-verifications.ts';
import { HttpNominees } from '#infrastructure/accounts/nominees/http-nominees.ts';
import { HttpProfiles } from '#infrastructure/accounts/profile/http-profiles.ts';
import { HttpSessions } from '#infrastructure/accounts/sign-in/http-sessions.ts';
import { HttpStepUpCodes } from '#infrastructure/accounts/sign-in/http-step-up-codes.ts';
import { HttpUpiChecks } from '#infrastructure/accounts/bank/http-upi-checks.ts';
import { InvestorCalls } from './investor-calls.ts';
import { StoredUpiCheckDraft } from '#infrastructure/accounts/bank/stored-upi-check-draft.ts';
import { StoredVerifiedAccountDraft } from '#infrastructure/accounts/bank/stored-verified-account-draft.ts';

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
  bindPort(bind, UpiChecks, (calls: InvestorCalls) => new HttpUpiChecks(calls), [InvestorCalls]);
  bindPort(bind, Profiles, (calls: InvestorCalls) => new HttpProfiles(calls), [InvestorCalls]);
  bindPort(bind, Themes, (storage: SharedStorage) => new StoredThemes(storage, rootOfPage()), [
    SharedStorage,
  ]);
  bindPort(bind, Sessions, (http: HttpClient) => new HttpSessions(http), [HttpClient]);
  bindPort(bind, StepUpCodes, (calls: InvestorCalls) => new HttpStepUpCodes(calls), [
    InvestorCalls,
  ]);
  bindPort(bind, Nominees, (calls: InvestorCalls) => new HttpNominees(calls), [InvestorCalls]);
  bindPort(bind, KycEntry, textDraft(JourneyKey.KycEntry), [JourneyStore]);
  bindPort(bind, UpiCheckDraft, (drafts: Drafts) => new StoredUpiCheckDraft(drafts), [Drafts]);
  bindPort(bind, VerifiedAccountDraft, (drafts: Drafts) => new StoredVerifiedAccountDraft(drafts), [
    Drafts,
  ]);
  bindUseCase(bind, LeaveStep, {
    session: Session,
    lastVisitedPage: LastVisitedPage,
    returnPath: ReturnPath,
  });
  bindBankUseCases(bind);
  bindKycUseCases(bind);
  bindDematAndNomineeUseCases(bind);
  bindProfileUseCases(bind);
});

function bindBankUseCases(bind: Bind): void {
  bindUseCase(bind, AwaitUpiMatch, {
    upiChecks: UpiChecks,
    session: Session,
    upiCheckDraft: UpiCheckDraft,
    clock: Clock,
  });
  bindUseCase(bind, LinkBankAccount, {
    bankAccounts: BankAccounts,
    session: Session,
    drafts: Drafts,
    verifiedAccountDraft: VerifiedAccountDraft,
    leaveStep: LeaveStep,
  });
  bindUseCase(bind, SetPrimaryBankAccount, [BankAccounts]);
  bindUseCase(bind, StartUpiCheck, {
    upiChecks: UpiChecks,
    upiCheckDraft: UpiCheckDraft,
    clock: Clock,
  });
  bindUseCase(bind, VerifyBankAccount, [BankAccounts, VerifiedAccountDraft]);
}

function bindKycUseCases(bind: Bind): void {
  bindUseCase(bind, CompleteKyc, {
    kycVerifications: KycVerifications,
    session: Session,
    verifiedPanDraft: VerifiedPanDraft,
    drafts: Drafts,
    depositBooking: DepositBooking,
    leaveStep: LeaveStep,
  });
  bindUseCase(bind, VerifyPan, {
    kycVerifications: KycVerifications,
    kycEntry: KycEntry,
    depositBooking: DepositBooking,
    verifiedPanDraft: VerifiedPanDraft,
    clock: Clock,
  });
}

function bindDematAndNomineeUseCases(bind: Bind): void {
  bindUseCase(bind, AcceptDisclaimer, [DematAccounts, LeaveStep]);
  bindUseCase(bind, SaveDematAccount, {
    dematAccounts: DematAccounts,
    session: Session,
    drafts: Drafts,
  });
  bindUseCase(bind, SaveNominee, { nominees: Nominees, session: Session, drafts: Drafts });
  bindUseCase(bind, SaveNomineeShares, [Nominees]);
}

function bindProfileUseCases(bind: Bind): void {
  bindUseCase(bind, ConfirmByPhone, [StepUpCodes, Session]);
  bindUseCase(bind, EndSession, [Sessions]);
  bindUseCase(bind, SaveAddresses, {
    profiles: Profiles,
    depositBooking: DepositBooking,
    drafts: Drafts,
    reporting: Reporting,
  });
  bindUseCase(bind, SaveParents, [Profiles, Drafts]);
  bindUseCase(bind, SaveProfessionalDetails, {
    profiles: Profiles,
    depositBooking: DepositBooking,
    drafts: Drafts,
  });
}

/** The `<html>` element, which carries the theme; undefined for clients without a document. */
function rootOfPage(): HTMLElement | undefined {
  return 'document' in globalThis ? document.documentElement : undefined;
}
