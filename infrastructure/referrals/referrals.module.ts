import { Session } from '#application/platform/session.ts';
import { Referrals } from '#application/referrals/referrals.ts';
import { bindPort } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { ContainerModule } from 'inversify';
import { HttpReferrals } from './http-referrals.ts';

export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    Referrals,
    (http: HttpClient, session: Session) => new HttpReferrals(http, session),
    [HttpClient, Session],
  );
});
