import { SignIn } from '#application/accounts/sign-in.ts';
import { bindPort } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http-client.ts';
import { ContainerModule } from 'inversify';
import { HttpSignIn } from './http-sign-in.ts';

/** Apart from the rest of accounts: it is all that the first screen of a new person downloads. */
export const signInModule = new ContainerModule(({ bind }) => {
  bindPort(bind, SignIn, (http: HttpClient) => new HttpSignIn(http), [HttpClient]);
});
