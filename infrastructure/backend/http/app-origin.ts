import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '#infrastructure/backend/context.ts';

/**
 * The origin by which the person has opened the app. The app has several host names, such as
 * 127.0.0.1 for localhost, and third-party pages must return to the same one. For an origin that is
 * not ours, the configured origin is returned.
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
