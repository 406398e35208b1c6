import { VideoKycs } from '#application/accounts/kyc/video-kycs.ts';
import { Session } from '#application/platform/session.ts';
import { InvestorCalls } from '#infrastructure/accounts/investor-calls.ts';
import { bindPort } from '#infrastructure/platform/binding.ts';
import { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { ContainerModule } from 'inversify';
import { HttpVideoKycs } from './http-video-kycs.ts';

/**
 * A separate module, because home asks for a missing video KYC and needs no other adapter of the
 * accounts context.
 */
export const contextModule = new ContainerModule(({ bind }) => {
  bindPort(
    bind,
    VideoKycs,
    (http: HttpClient, session: Session) => new HttpVideoKycs(new InvestorCalls(http, session)),
    [HttpClient, Session],
  );
});
