import { testBackend } from '#tests/contracts/backend.ts';
import { renderScreen } from '#tests/ui/screen.tsx';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

const backend = testBackend();
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'credentials');
});

/** Makes the browser one that has the WebOTP API. */
function readMessages(get: CredentialsContainer['get']) {
  vi.stubGlobal('OTPCredential', class {});
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
}

/** Opens `/verifyMobile` by requesting a code on `/login`, as a user does. */
async function openVerify() {
  const shown = await renderScreen({ path: '/login', as: 'visitor', backend });
  await shown.user.type(await screen.findByLabelText('Mobile number'), shown.mobile);
  await shown.user.click(await screen.findByRole('button', { name: 'Continue' }));
  const field = await screen.findByLabelText('One-time password');
  return { ...shown, field, code: await backend.control.codeFor(shown.mobile) };
}

describe('a browser that reads messages', () => {
  it('enters the code of the SMS and signs in [AP-2.3]', async () => {
    const asked: (CredentialRequestOptions | undefined)[] = [];
    const waiting: ((message: Credential) => void)[] = [];
    readMessages((options) => {
      asked.push(options);
      return new Promise((resolve) => waiting.push(resolve));
    });
    const { code, address } = await openVerify();
    const message: Credential & { readonly code: string } = { id: '', type: 'otp', code };
    waiting[0]?.(message);
    await waitFor(() => expect(address()).toBe('/pan-profile'));
    expect(asked[0]).toMatchObject({ otp: { transport: ['sms'] } });
    // The screen stops waiting for messages once it is left.
    await waitFor(() => expect(asked.every((options) => options?.signal?.aborted)).toBe(true));
  });

  it('lets a person who refuses type the code', async () => {
    readMessages(() => Promise.reject(new DOMException('refused', 'NotAllowedError')));
    const { code, user, field, address } = await openVerify();
    await user.type(field, code);
    await waitFor(() => expect(address()).toBe('/pan-profile'));
  });
});
