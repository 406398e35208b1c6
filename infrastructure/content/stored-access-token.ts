import { browserVault } from '#infrastructure/platform/browser-device.ts';
import { storedCredentials } from '#infrastructure/platform/sessions/stored-credentials.ts';

/** The access token that the app stored in this browser; undefined for a visitor. */
export async function storedAccessToken(): Promise<string | undefined> {
  return (await storedCredentials(browserVault('vriddhi.session')))?.accessToken;
}
