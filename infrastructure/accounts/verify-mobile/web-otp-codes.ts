import type { SmsCodes } from '#application/accounts/sign-in/sms-codes.ts';

/** The credential of the WebOTP API, which the DOM types do not contain. */
interface OtpCredential extends Credential {
  readonly code: string;
}
type OtpOptions = CredentialRequestOptions & { readonly otp: { readonly transport: ['sms'] } };

/** Reads codes with the WebOTP API, which Chrome on Android has. */
export class WebOtpCodes implements SmsCodes {
  async next(signal: AbortSignal): Promise<string | undefined> {
    if (!('OTPCredential' in globalThis)) return undefined;
    const options: OtpOptions = { otp: { transport: ['sms'] }, signal };
    try {
      const credential = await navigator.credentials.get(options);
      return (credential as OtpCredential | null)?.code;
    } catch {
      // The person did not agree, the screen was left, or no message came in time.
      return undefined;
    }
  }
}
