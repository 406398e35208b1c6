import { CompleteSignIn } from '#application/accounts/sign-in/complete-sign-in.ts';
import { ResendCode } from '#application/accounts/sign-in/resend-code.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { SmsCodes } from '#application/accounts/sign-in/sms-codes.ts';
import { Attribution } from '#application/platform/attribution.ts';
import { CampaignVisits } from '#application/platform/campaign-visits.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { ReturnPath } from '#application/platform/return-path.ts';
import { Session } from '#application/platform/session.ts';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { ContainerModule } from 'inversify';
import { WebOtpCodes } from './web-otp-codes.ts';

/** A separate module, because only the screen of the code uses it. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(bind, SmsCodes, () => new WebOtpCodes(), []);
  bindUseCase(bind, CompleteSignIn, {
    signIn: SignIn,
    session: Session,
    campaignVisits: CampaignVisits,
    attribution: Attribution,
    reporting: Reporting,
    returnPath: ReturnPath,
  });
  bindUseCase(bind, ResendCode, {
    signIn: SignIn,
    attribution: Attribution,
    reporting: Reporting,
  });
});
