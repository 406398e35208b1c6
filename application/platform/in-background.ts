import type { Result } from '#domain/platform/result.ts';
import type { PortFailure } from './port-failure.ts';
import type { Reporting } from './reporting.ts';

/** What is reported of a failure that brings no sentence of its own [AP-8.47]. */
const DEFAULT_MESSAGE = 'Something went wrong';

/** For a call that no screen waits for: its failure is reported and shown to nobody. */
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
