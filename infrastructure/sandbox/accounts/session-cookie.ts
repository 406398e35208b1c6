import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../platform/refusal.ts';
import { ABSOLUTE } from './sessions.ts';

const NAME = '__Host-vriddhi';
/** What a browser demands of a cookie whose name begins with `__Host-`, and more. */
export const HOST_COOKIE = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The refresh token that the browser sent; undefined for anything that cannot be one. */
export function sessionCookie(request: FastifyRequest): string | undefined {
  const token = cookieOf(request, NAME);
  return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
}

export function setSessionCookie(reply: FastifyReply, token: string): void {
  const seconds = ABSOLUTE / 1000;
  reply.header('set-cookie', `${NAME}=${token}; ${HOST_COOKIE}; Max-Age=${seconds}`);
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${NAME}=; ${HOST_COOKIE}; Max-Age=0`);
}

export function cookieOf({ headers }: FastifyRequest, name: string): string | undefined {
  const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** A page of another site cannot make a browser send this header. */
export function hasOwnHeader({ headers }: FastifyRequest): boolean {
  return headers['x-vriddhi'] === '1';
}

/** For every call that only the cookie vouches for. */
export function requireOwnHeader(request: FastifyRequest): void {
  if (hasOwnHeader(request)) return;
  const message = 'This may be asked for by our own pages only.';
  throw new Refusal({ status: 403, code: 'own-header-missing', message });
}
