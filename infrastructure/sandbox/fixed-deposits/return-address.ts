import type { FastifyRequest } from 'fastify';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';

/** Sends nobody to a stranger: an outside page returns to the app that sent the person, only. */
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
