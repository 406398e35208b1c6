import { CodeTimer } from '#application/accounts/sign-in/code-timer.ts';
import { CompleteSignIn } from '#application/accounts/sign-in/complete-sign-in.ts';
import { LeaveSignIn } from '#application/accounts/sign-in/leave-sign-in.ts';
import { RequestSignInCode } from '#application/accounts/sign-in/request-sign-in-code.ts';
import { ResendCode } from '#application/accounts/sign-in/resend-code.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { SignOut } from '#application/accounts/sign-in/sign-out.ts';
import { SmsCodes } from '#application/accounts/sign-in/sms-codes.ts';
import { Attribution } from '#application/platform/attribution.ts';
import { CampaignVisits } from '#application/platform/campaign-visits.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import { Session } from '#application/platform/session.ts';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { ContainerModule } from 'inversify';
import { HttpSignIn } from './http-sign-in.ts';
import { StoredCodeTimer } from './stored-code-timer.ts';
import { WebOtpCodes } from './web-otp-codes.ts';

/** A separate module, because the sign-in screen downloads no other adapter. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(bind, SignIn, (http: HttpClient) => new HttpSignIn(http), [HttpClient]);
  bindPort(bind, CodeTimer, (storage: SharedStorage) => new StoredCodeTimer(storage), [
    SharedStorage,
  ]);
  bindPort(bind, SmsCodes, () => new WebOtpCodes(), []);
  bindUseCase(bind, CompleteSignIn, {
    signIn: SignIn,
    session: Session,
    campaignVisits: CampaignVisits,
    attribution: Attribution,
    reporting: Reporting,
    leaveSignIn: LeaveSignIn,
  });
  bindUseCase(bind, LeaveSignIn, [Session, ReturnPath]);
  bindUseCase(bind, RequestSignInCode, {
    signIn: SignIn,
    session: Session,
    codeTimer: CodeTimer,
  });
  bindUseCase(bind, ResendCode, {
    signIn: SignIn,
    attribution: Attribution,
    reporting: Reporting,
  });
  bindUseCase(bind, SignOut, { signIn: SignIn, session: Session, reporting: Reporting });
});
