import { createHash, randomBytes } from 'node:crypto';
import type { Signer } from '#infrastructure/backend/http/signer.ts';

export interface SessionTokens {
  readonly investorId: number;
  readonly accessToken: string;
  readonly refreshToken: string;
}

export function newTokens(investorId: number): SessionTokens {
  return { investorId, accessToken: newToken(), refreshToken: newToken() };
}

/**
 * Derives the next tokens from a refresh token with the backend's key. The same refresh token
 * always gives the same tokens.
 */
export function successorOf(
  signer: Signer,
  refreshToken: string,
  investorId: number,
): SessionTokens {
  const next = (kind: 'access' | 'refresh') =>
    digest(signer.sign({ purpose: 'next-token', kind, refreshToken }));
  return { investorId, accessToken: next('access'), refreshToken: next('refresh') };
}

/**
 * The SHA-256 hash under which a token is stored. It needs no salt, because tokens cannot be
 * guessed.
 */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
