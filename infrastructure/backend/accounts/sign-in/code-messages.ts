import type { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { Message } from '#infrastructure/backend/third-parties/outbox.ts';

/** Minutes for which a code is valid, as its message says. */
export const CODE_MINUTES = 10;

/** The SMS with the code of a sign-in. */
export function signInMessage(mobile: string, code: string): Message {
  const text =
    `${code} is your Vriddhi code, good for ${CODE_MINUTES} minutes. ` +
    'We never ask for it by phone.';
  return { channel: 'sms', to: mobile, text };
}

const WHAT = {
  'primary-bank': 'the change of your primary bank account',
  'e-mail': 'the change of your email address',
  'data-export': 'the download of your data',
  'account-deletion': 'the deletion of your account',
} as const satisfies Record<ProtectedChange, string>;

/**
 * The SMS with the code. It names the change, so that a fraudster cannot ask for the code under
 * another pretext.
 */
export function stepUpMessage(mobile: string, change: ProtectedChange, code: string): Message {
  const text =
    `${code} confirms ${WHAT[change]} at Vriddhi, good for ${CODE_MINUTES} minutes. ` +
    'Not you? Do not share it, and sign out other devices in your profile.';
  return { channel: 'sms', to: mobile, text };
}

/**
 * Ends an SMS with the line by which phones give the code to our pages only.
 * @source W3C, Origin-bound one-time codes delivered via SMS
 */
export function withBoundCode(
  message: Message,
  { code, origin }: { readonly code: string; readonly origin: string },
): Message {
  if (message.channel !== 'sms') return message;
  return { ...message, text: `${message.text}\n\n@${new URL(origin).hostname} #${code}` };
}
