import { IdentityChecks } from '#application/accounts/kyc/identity-checks.ts';
import { Session } from '#application/platform/session.ts';
import { bindPort } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { ContainerModule } from 'inversify';
import { HttpIdentityChecks } from '#infrastructure/accounts/kyc/http-identity-checks.ts';

/**
 * A separate module, because a booking that resumes after the identity check needs no other adapter
 * of the accounts context.
 */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    IdentityChecks,
    (http: HttpClient, session: Session) => new HttpIdentityChecks(http, session),
    [HttpClient, Session],
  );
});
