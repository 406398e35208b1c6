import type { Result } from '#domain/platform/result.ts';
import type { PortFailure } from './port-failure.ts';
import type { Reporting } from './reporting.ts';

/** The reported message for a failure without its own message [AP-8.47]. */
const DEFAULT_MESSAGE = 'Something went wrong';

/** Awaits a call that no screen waits for. A failure is reported instead of shown. */
export async function inBackground(
  what: string,
  call: Promise<Result<unknown, PortFailure>>,
  reporting: Reporting,
): Promise<void> {
  const result = await call;
  if (result.ok) return;
  const { failure } = result;
  const message = failure.kind === 'refused' ? failure.message : undefined;
  reporting.failed(what, { failure: failure.kind, message: message ?? DEFAULT_MESSAGE });
}
