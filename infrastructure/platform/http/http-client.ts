import { JourneyKey, type JourneyStore } from '#infrastructure/platform/storage/journey-store.ts';
import type { MoneyActions } from '#infrastructure/platform/http/money-actions.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import * as v from 'valibot';
import type { AccessTokens } from './access-tokens.ts';
import type { Environment } from '#infrastructure/platform/environment.ts';
import type { ApiRequest, Reply, Transport } from './transport.ts';

const INVALID_CREDENTIALS = 'Invalid credentials';

export interface HttpCall<ReplySchema extends v.GenericSchema> extends ApiRequest {
  readonly form?: FormData;
  /** The schema of the reply's whole body. */
  readonly reply: ReplySchema;
  /**
   * Names the change, such as `maturity instruction of 50012`. Such a call has an idempotency key,
   * so a repeat takes effect only once. It has a JSON body.
   */
  readonly changes?: string;
  readonly signal?: AbortSignal | undefined;
  readonly timeoutMilliseconds?: number;
}

export interface HttpClientDependencies {
  readonly environment: Environment;
  readonly transport: Transport;
  readonly session: Session;
  readonly tokens: AccessTokens;
  readonly moneyActions: MoneyActions;
  readonly journeys: JourneyStore;
}

/**
 * The HTTP client of the app. On top of the transport, it sends the access token, renews it after a
 * 401 (once for all calls in flight), and checks the schema of each reply.
 */
export class HttpClient {
  constructor(private readonly dependencies: HttpClientDependencies) {}

  async send<S extends v.GenericSchema>(
    call: HttpCall<S>,
  ): Promise<Result<v.InferOutput<S>, PortFailure>> {
    const { environment, moneyActions } = this.dependencies;
    const { changes: subject } = call;
    if (subject === undefined || !environment.sendsIdempotencyKeys) return this.deliver(call);
    return moneyActions.once({ subject, payload: payloadOf(call) }, (actionId) =>
      this.deliver(call, actionId),
    );
  }

  private async deliver<S extends v.GenericSchema>(
    call: HttpCall<S>,
    actionId?: string,
  ): Promise<Result<v.InferOutput<S>, PortFailure>> {
    const credentials = this.dependencies.session.current;
    const first = await this.attempt(call, { token: credentials?.accessToken, actionId });
    if (!needsRenewal(first) || credentials === undefined) return this.read(call, first);
    const renewed = await this.dependencies.tokens.renewedFor(credentials);
    if (!renewed.ok) return renewed;
    const second = await this.attempt(call, { token: renewed.value, actionId });
    if (!needsRenewal(second)) return this.read(call, second);
    // The server has refused the renewed token too, so the session ends, unless there has been a
    // new sign-in meanwhile.
    if (this.dependencies.session.current?.accessToken === renewed.value) {
      await this.dependencies.session.end('expired');
    }
    return failure({ kind: 'signed-out' });
  }

  private read<S extends v.GenericSchema>(
    call: HttpCall<S>,
    attempt: Attempt,
  ): Result<v.InferOutput<S>, PortFailure> {
    if (!attempt.ok) return attempt;
    const { refusal, body } = attempt.value;
    if (refusal?.status === 401 && refusal.message !== INVALID_CREDENTIALS) {
      return failure({ kind: 'signed-out' });
    }
    if (refusal !== undefined) return failure(refusal);
    const parsed = v.safeParse(call.reply, body);
    if (parsed.success) return success(parsed.output);
    const detail = `${call.path}: ${v.summarize(parsed.issues)}`;
    return failure({ kind: 'unexpected-reply', detail });
  }

  private attempt(call: HttpCall<v.GenericSchema>, { token, actionId }: Marks): Promise<Attempt> {
    const headers = {
      ...(actionId !== undefined && { 'idempotency-key': actionId }),
      ...this.uploadHeaders(call),
    };
    return this.dependencies.transport.send({ ...call, headers, accessToken: token });
  }

  /** Extra headers of an upload: the id of the identity page visit, if this tab has one. */
  private uploadHeaders({ form }: HttpCall<v.GenericSchema>): Record<string, string> {
    const entry = form && this.dependencies.journeys.read(JourneyKey.KycEntry);
    return entry === undefined ? {} : { ekycsession: entry };
  }

  /** The URL of a call, also for pictures that the browser loads itself. */
  addressOf(call: Pick<ApiRequest, 'api' | 'path' | 'query'>): string {
    return this.dependencies.transport.addressOf(call);
  }
}

/** The values that identify sender and command of a request. */
interface Marks {
  readonly token: string | undefined;
  /** The idempotency key of a command. A repeat with the same key gets the first answer. */
  readonly actionId: string | undefined;
}

type Attempt = Result<Reply, PortFailure>;

/**
 * Whether the access token must be renewed. A 401 with the message `Invalid credentials` is the
 * answer to a call, and does not mean that the token has expired.
 */
function needsRenewal(attempt: Attempt): boolean {
  if (!attempt.ok || attempt.value.status !== 401) return false;
  return attempt.value.refusal?.message !== INVALID_CREDENTIALS;
}

/** The text that distinguishes one command from another, to which its idempotency key belongs. */
function payloadOf({ api, method = 'POST', path, query, body }: HttpCall<v.GenericSchema>): string {
  return JSON.stringify([method, api, path, query, body]);
}
