import { ConfirmByPhone } from '#application/accounts/sign-in/confirm-by-phone.ts';
import { SignIn } from '#application/accounts/sign-in/sign-in.ts';
import { StepUpCodes } from '#application/accounts/sign-in/step-up-codes.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { Session } from '#application/platform/session.ts';
import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Result } from '#domain/platform/result.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import type { Device } from '#infrastructure/platform/platform.module.ts';
import type { Backend } from '../backend.ts';
import { clientOf } from '../client.ts';

/** The value, or a thrown description of the failure. */
export function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (result.ok) return result.value;
  throw new Error(`expected a value, got ${JSON.stringify(result.failure)}`);
}

/** The failure, or a thrown description of the value. */
export function failureOf<Failure>(result: Result<unknown, Failure>): Failure {
  if (!result.ok) return result.failure;
  throw new Error(`expected a failure, got ${JSON.stringify(result.value)}`);
}

/** Status, code and field of a refusal, without its sentence. */
export function refusalOf(result: Result<unknown, PortFailure | { readonly kind: string }>) {
  const found = failureOf(result) as PortFailure;
  if (found.kind !== 'refused') throw new Error(`expected a refusal, got ${found.kind}`);
  return `${found.status} ${found.code}`;
}

/** An app in which an investor has just signed in with the code from the outbox. */
export async function signedIn(
  backend: Pick<Backend, 'appAddress' | 'control'>,
  mobile: string,
  device?: Partial<Device>,
): Promise<AppContainer> {
  const app = await clientOf(backend.appAddress, device);
  valueOf(await app.get(SignIn).requestCode(mobile, {}));
  const code = await backend.control.codeFor(mobile);
  const investor = valueOf(await app.get(SignIn).verifyCode({ mobile, code }, {}));
  await app.get(Session).begin(investor);
  return app;
}

/** An app in which the investor of another one has signed in again. */
export function signedInAgain(backend: Backend, app: AppContainer): Promise<AppContainer> {
  return signedIn(backend, app.get(Session).current?.mobile ?? '');
}

/** Enters the code from the phone, which allows the change for five minutes. */
export async function confirmByPhone(
  backend: Backend,
  app: AppContainer,
  change: ProtectedChange,
): Promise<void> {
  const codes = app.get(StepUpCodes);
  valueOf(await codes.send(change, {}));
  const code = await backend.control.codeFor(app.get(Session).current?.mobile ?? '');
  valueOf(await app.get(ConfirmByPhone).run({ change, code }, {}));
}

/** A bare call of the main API, as no adapter would make it. */
export async function call(
  backend: Backend,
  path: string,
  { body, token, cookie, headers }: RawCall = {},
): Promise<{ status: number; body: { code?: string; message?: string; data?: never } }> {
  const response = await fetch(`${backend.appAddress}/api/main${path}`, {
    method: 'POST',
    headers: {
      'x-vriddhi': '1',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(cookie !== undefined && { cookie }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as never };
}

interface RawCall {
  readonly body?: unknown;
  readonly token?: string | undefined;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
