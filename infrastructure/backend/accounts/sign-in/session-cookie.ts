import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { ABSOLUTE } from './sessions.ts';

const NAME = '__Host-vriddhi';
/** Attributes that browsers require of a `__Host-` cookie, and stricter ones. */
export const HOST_COOKIE = 'Path=/; Secure; HttpOnly; SameSite=Strict';

/** The refresh token in the request's cookie; undefined if it is malformed. */
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

/** Whether the request has our header, which a page of another site cannot make a browser send. */
export function hasOwnHeader({ headers }: FastifyRequest): boolean {
  return headers['x-vriddhi'] === '1';
}

/**
 * Refuses requests without our header, on calls that only the cookie authenticates. @throws Refusal
 */
export function requireOwnHeader(request: FastifyRequest): void {
  if (hasOwnHeader(request)) return;
  const message = 'Only our own pages may send this request.';
  throw new Refusal({ status: 403, code: 'own-header-missing', message });
}
