import type { Vault } from '#infrastructure/platform/storage/vault.ts';

export interface StoredCredentials {
  readonly accessToken: string;
  readonly investorId: number;
  readonly isFemale: boolean;
  readonly isSeniorCitizen: boolean;
}

interface StoredInvestor {
  readonly access_token?: unknown;
  readonly investor_id?: unknown;
  readonly gender?: unknown;
  readonly is_senior_citizen?: unknown;
}

/**
 * The credentials of the signed-in investor, for scripts that load neither the session nor the
 * schema library. Unreadable data counts as signed out.
 */
export async function storedCredentials(vault: Vault): Promise<StoredCredentials | undefined> {
  try {
    const text = await vault.read();
    const stored = JSON.parse(text ?? 'null') as { readonly investor?: StoredInvestor } | null;
    const investor = stored?.investor ?? {};
    const { access_token: accessToken, investor_id: investorId } = investor;
    if (typeof accessToken !== 'string' || typeof investorId !== 'number') return undefined;
    const isFemale = investor.gender === 'female';
    const isSeniorCitizen = investor.is_senior_citizen === true;
    return { accessToken, investorId, isFemale, isSeniorCitizen };
  } catch {
    return undefined;
  }
}
