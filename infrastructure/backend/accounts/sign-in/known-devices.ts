import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Signer } from '#infrastructure/backend/http/signer.ts';
import { cookieOf, HOST_COOKIE } from './session-cookie.ts';

const NAME = '__Host-vriddhi-device';
const YEAR_SECONDS = 365 * 86_400;

/**
 * Recognises browsers in which a number was proved before. Each of these has its own counters, so
 * that an attacker elsewhere cannot lock the owner out.
 */
export class KnownDevices {
  constructor(private readonly signer: Signer) {}

  /** The device's id if the number was proved in it, else undefined. */
  idOf(request: FastifyRequest, mobile: string): string | undefined {
    const [id, tag] = cookieOf(request, NAME)?.split('.') ?? [];
    if (id === undefined || tag === undefined) return undefined;
    const [given, expected] = [Buffer.from(tag), Buffer.from(this.tagOf(id, mobile))];
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs ? id : undefined;
  }

  /**
   * Sets a cookie that marks this browser as known for the number, without revealing the number.
   */
  remember(reply: FastifyReply, mobile: string): void {
    const id = randomBytes(16).toString('base64url');
    const value = `${id}.${this.tagOf(id, mobile)}`;
    reply.header('set-cookie', `${NAME}=${value}; ${HOST_COOKIE}; Max-Age=${YEAR_SECONDS}`);
  }

  private tagOf(id: string, mobile: string): string {
    const signed = this.signer.sign({ purpose: 'known-device', id, mobile });
    return createHash('sha256').update(signed).digest('base64url');
  }
}
