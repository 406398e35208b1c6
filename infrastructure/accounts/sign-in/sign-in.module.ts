import { CodeTimer } from '#application/accounts/sign-in/code-timer.ts';
import { RequestSignInCode } from '#application/accounts/sign-in/request-sign-in-code.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { SignOut } from '#application/accounts/sign-in/sign-out.ts';
import { Reporting } from '#application/platform/reporting.ts';
import { Session } from '#application/platform/session.ts';
import { bindPort, bindUseCase } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { SharedStorage } from '#infrastructure/platform/storage/shared-storage.ts';
import { ContainerModule } from 'inversify';
import { HttpSignIn } from './http-sign-in.ts';
import { StoredCodeTimer } from './stored-code-timer.ts';

/** A separate module, because the sign-in screen downloads no other adapter. */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(bind, SignIn, (http: HttpClient) => new HttpSignIn(http), [HttpClient]);
  bindPort(bind, CodeTimer, (storage: SharedStorage) => new StoredCodeTimer(storage), [
    SharedStorage,
  ]);
  bindUseCase(bind, RequestSignInCode, {
    signIn: SignIn,
    session: Session,
    codeTimer: CodeTimer,
  });
  bindUseCase(bind, SignOut, { signIn: SignIn, session: Session, reporting: Reporting });
});
