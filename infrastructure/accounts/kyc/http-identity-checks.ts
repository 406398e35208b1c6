import type {
  IdentityCheck,
  IdentityChecks,
  IdentityReturn,
} from '#application/accounts/kyc/identity-checks.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import * as v from 'valibot';
import { aadhaarValidationReply, mkycStatusReply } from './identity-checks.wire.ts';

const asStatus = v.pipe(
  mkycStatusReply,
  v.transform(({ data }) => checkOf(data.status === 'SUCCESS', data.message)),
);
const asValidation = v.pipe(
  aadhaarValidationReply,
  v.transform(({ data }) => checkOf(data.is_valid === 1, data.message)),
);

export class HttpIdentityChecks implements IdentityChecks {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  visitStatus(returned: IdentityReturn, options: CallOptions) {
    return this.ask({ path: '/investment/getmkycstatus', reply: asStatus }, returned, options);
  }

  validate(returned: IdentityReturn, options: CallOptions) {
    const call = { path: '/investment/aadhaar-validation', reply: asValidation };
    return this.ask(call, returned, options);
  }

  private async ask(
    call: { readonly path: string; readonly reply: v.GenericSchema<unknown, IdentityCheck> },
    { manufacturerId, entryId, referenceId, data }: IdentityReturn,
    { signal }: CallOptions,
  ): Promise<Result<IdentityCheck, PortFailure>> {
    const investor = this.session.current;
    if (investor === undefined) return failure({ kind: 'signed-out' });
    const query = {
      'investor-id': String(investor.investorId),
      'manufacturer-id': manufacturerId,
      'entry-id': entryId,
      referenceId,
      data,
    };
    const reply = await this.http.send({ ...call, api: 'main', method: 'GET', query, signal });
    return reply.ok ? success(reply.value) : reply;
  }
}

function checkOf(isProved: boolean, message = ''): IdentityCheck {
  return isProved ? { isProved } : { isProved, message };
}
