import type { Vault } from './vault.ts';

export interface StoredAsker {
  readonly accessToken: string;
  readonly investorId: number;
}

/**
 * Who is signed in in this browser, for scripts that know neither session nor schemas. Whatever
 * cannot be read counts as nobody.
 */
export async function storedAsker(vault: Vault): Promise<StoredAsker | undefined> {
  try {
    const text = await vault.read();
    const stored = JSON.parse(text ?? 'null') as {
      readonly investor?: { readonly access_token?: unknown; readonly investor_id?: unknown };
    } | null;
    const { access_token: accessToken, investor_id: investorId } = stored?.investor ?? {};
    return typeof accessToken === 'string' && typeof investorId === 'number'
      ? { accessToken, investorId }
      : undefined;
  } catch {
    return undefined;
  }
}
