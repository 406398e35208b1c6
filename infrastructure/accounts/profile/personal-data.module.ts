import { ConfirmEmailChange } from '#application/accounts/profile/confirm-email-change.ts';
import { DeleteAccount } from '#application/accounts/profile/delete-account.ts';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { RemoveProfilePicture } from '#application/accounts/profile/remove-profile-picture.ts';
import { SaveProfilePicture } from '#application/accounts/profile/save-profile-picture.ts';
import { SentMessages } from '#application/accounts/profile/sent-messages.ts';
import { Drafts } from '#application/platform/drafts.ts';
import { Session } from '#application/platform/session.ts';
import { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { ContainerModule } from 'inversify';
import { HttpPersonalData } from './http-personal-data.ts';
import { HttpSentMessages } from './http-sent-messages.ts';

/**
 * A separate module, because the activity page reads the events of the account and the messages,
 * and needs no other adapter of the accounts context.
 */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    PersonalData,
    (http: HttpClient, session: Session) =>
      new HttpPersonalData(http, new InvestorCalls(http, session), session),
    [HttpClient, Session],
  );
  bindPort(
    bind,
    SentMessages,
    (http: HttpClient, session: Session) => new HttpSentMessages(new InvestorCalls(http, session)),
    [HttpClient, Session],
  );
  bindUseCase(bind, ConfirmEmailChange, [PersonalData, Session, Drafts]);
  bindUseCase(bind, DeleteAccount, [PersonalData, Session]);
  bindUseCase(bind, RemoveProfilePicture, [PersonalData, Session]);
  bindUseCase(bind, SaveProfilePicture, [PersonalData, Session]);
});
