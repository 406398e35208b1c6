import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

/** Refuses a return URL outside the app, to prevent open redirects. */
export function refuseForeignReturn(
  { config }: Sandbox,
  address: string,
  { headers }: Pick<FastifyRequest, 'headers'>,
): void {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isOurs = url?.origin === config.appOrigin || url?.host === headers.host;
  if (isHttp && isOurs && url.username === '') return;
  const message = 'The address to return to is not one of ours.';
  throw new Refusal({ status: 422, code: 'foreign-return', message, field: 'redirection_url' });
}
