import type { Vault } from './vault.ts';

/**
 * The access token of the session that this browser keeps, for the public pages: they know neither
 * session nor schemas. Whatever cannot be read counts as nobody signed in.
 */
export async function storedAccessToken(vault: Vault): Promise<string | undefined> {
  try {
    const text = await vault.read();
    const stored = JSON.parse(text ?? 'null') as {
      readonly investor?: { readonly access_token?: unknown };
    } | null;
    const token = stored?.investor?.access_token;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}
