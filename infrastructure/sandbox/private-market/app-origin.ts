import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../platform/context.ts';

/**
 * Where the person has the app open: it answers to more names than one, such as 127.0.0.1 for
 * localhost, and outside pages lead back, or speak, to just this one. Strangers are not believed.
 */
export function appOriginOf(
  { config }: Sandbox,
  { headers }: Pick<FastifyRequest, 'headers'>,
): string {
  const { origin, referer, host } = headers;
  const from = origin ?? referer;
  if (from === undefined || !URL.canParse(from)) return config.appOrigin;
  const url = new URL(from);
  return url.host === host?.toLowerCase() ? url.origin : config.appOrigin;
}
