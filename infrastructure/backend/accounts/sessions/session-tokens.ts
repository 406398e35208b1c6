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
 * Derives the next tokens from a refresh token: always the same, and only with the backend's key.
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

/** Tokens have 256 random bits, so a plain hash cannot be reversed. */
export function digest(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}
