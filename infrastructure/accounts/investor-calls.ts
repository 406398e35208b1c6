import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import type * as v from 'valibot';
import type { DisplayLocation } from '#infrastructure/accounts/profile/profiles.wire.ts';

export interface InvestorCall<ReplySchema extends v.GenericSchema> {
  readonly path: string;
  /** Fields of the request body, besides the investor's id. */
  readonly body?: Readonly<Record<string, unknown>>;
  readonly reply: ReplySchema;
  /**
   * Names the change, such as `occupation`. Such a call has an idempotency key, so a repeat takes
   * effect only once.
   */
  readonly changes?: string;
  readonly timeoutMilliseconds?: number;
}

/** Sends calls to the main API and adds the id of the signed-in investor. */
export class InvestorCalls {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  async send<S extends v.GenericSchema>(
    call: InvestorCall<S>,
    { signal }: CallOptions,
  ): Promise<Result<v.InferOutput<S>, PortFailure>> {
    const investor = this.session.current;
    if (investor === undefined) return failure({ kind: 'signed-out' });
    const body = { ...call.body, investor_id: investor.investorId };
    return this.http.send({ ...call, api: 'main', body, signal });
  }

  /** Sends a call whose reply has nothing that the app uses. */
  async change(
    call: InvestorCall<v.GenericSchema>,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>> {
    const reply = await this.send(call, options);
    return reply.ok ? success(undefined) : reply;
  }

  /** Reads the data of one display location of the profile. */
  async show<S extends v.GenericSchema>(
    place: DisplayLocation,
    reply: S,
    options: CallOptions,
  ): Promise<Result<v.InferOutput<S>, PortFailure>> {
    const body = { display_location: place, method: 'Get' };
    return this.send({ path: '/profile', body, reply }, options);
  }
}
