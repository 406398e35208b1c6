import { DepositNominations } from '#application/fixed-deposits/deposit-nominations.ts';
import { Session } from '#application/platform/session.ts';
import { ContainerModule } from 'inversify';
import { bindPort } from '../platform/binding.ts';
import { HttpClient } from '../platform/http-client.ts';
import { HttpDepositNominations } from './http-deposit-nominations.ts';

/** Apart from the rest of booking: the page of the nominees takes nothing else of deposits. */
export const depositNominationsModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    DepositNominations,
    (http: HttpClient, session: Session) => new HttpDepositNominations(http, session),
    [HttpClient, Session],
  );
});
